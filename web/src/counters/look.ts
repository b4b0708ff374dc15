/** The color of a counter: sides differ in lightness as well as hue. */
export type CounterColor = 'fieldGray' | 'black' | 'skyBlue' | 'olive' | 'tan';

export interface Face {
  face: string;
  rim: string;
  ink: string;
  box: string;
}

export const FACES: Record<CounterColor, Face> = {
  fieldGray: { face: '#AEB6AC', rim: '#6E776D', ink: '#15181A', box: '#E6EAE2' },
  black: { face: '#27282B', rim: '#000000', ink: '#F4F4F1', box: '#3A3B3F' },
  skyBlue: { face: '#A9CDE3', rim: '#5E8CA8', ink: '#10202B', box: '#E1F0F8' },
  olive: { face: '#66703A', rim: '#343A1A', ink: '#FBFAF0', box: '#7C8650' },
  tan: { face: '#DCC08A', rim: '#937541', ink: '#20180A', box: '#F3E4C2' },
};

export type Branch =
  'infantry' | 'airborne' | 'mechanized' | 'motorized' | 'armor' | 'recon' | 'engineer' | 'artillery' | 'antitank' | 'unknown';
export type Size = 'battalion' | 'regiment' | 'brigade' | 'division';

/** Everything a counter shows. What its owner hides is simply not there. */
export interface CounterLook {
  color: CounterColor;
  branch: Branch;
  size: Size;
  /** To the left, reading upward. */
  unit: string;
  /** To the right, reading downward. */
  formation: string;
  /** The strong line below; empty for an enemy whose strength is not known. */
  factors: string;
  stepLost?: boolean;
  outOfSupply?: boolean;
  travel?: boolean;
  fort?: number;
  done?: boolean;
}

/** A short text that two counters share only if they look the same. */
export function lookKey(look: CounterLook): string {
  return [
    look.color,
    look.branch,
    look.size,
    look.unit,
    look.formation,
    look.factors,
    look.stepLost ? 's' : '',
    look.outOfSupply ? 'o' : '',
    look.travel ? 't' : '',
    look.fort ?? 0,
    look.done ? 'd' : '',
  ].join('|');
}
