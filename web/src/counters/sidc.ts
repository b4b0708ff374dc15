import type { Branch, Size } from './look.ts';

/** One instruction of milsymbol's own drawing language, as far as land units use it. */
export interface Instruction {
  type: string;
  d?: string;
  cx?: number;
  cy?: number;
  r?: number;
  fill?: boolean;
  draw?: Instruction[];
}

export type Known = Exclude<Branch, 'unknown'>;

/** What NATO's codes call the branches and sizes of our counters. */
const ENTITY: Record<Known, { entity: string; modifiers: string }> = {
  infantry: { entity: '121100', modifiers: '0000' },
  airborne: { entity: '121100', modifiers: '0001' },
  mechanized: { entity: '121102', modifiers: '0000' },
  motorized: { entity: '121104', modifiers: '0000' },
  armor: { entity: '120500', modifiers: '0000' },
  recon: { entity: '121300', modifiers: '0000' },
  engineer: { entity: '140700', modifiers: '0000' },
  artillery: { entity: '130300', modifiers: '0000' },
  antitank: { entity: '120400', modifiers: '0000' },
};

const ECHELON: Record<Size, string> = { battalion: '16', regiment: '17', brigade: '18', division: '21' };

export const symbolName = (branch: Known, size: Size): string => `${branch} ${size}`;

/** The code of every symbol a counter can bear, by its name here. */
export const SIDC: ReadonlyMap<string, string> = new Map(
  (Object.keys(ENTITY) as Known[]).flatMap((branch) =>
    (Object.keys(ECHELON) as Size[]).map((size): [string, string] => {
      const { entity, modifiers } = ENTITY[branch];
      return [symbolName(branch, size), `10031000${ECHELON[size]}${entity}${modifiers}`];
    }),
  ),
);
