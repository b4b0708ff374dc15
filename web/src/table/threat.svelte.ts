import type { Answer, Reason, Threatened, ThreatTo, Threats } from '../api/types.ts';
import type { HexController } from './controller.svelte.ts';

export interface ThreatHex extends Omit<Threatened, 'hex'> {
  hex: number;
}

/** What the enemy could march to and attack next, as the server computes it from what this seat knows. */
export class Threat {
  hexes = $state.raw<ReadonlyMap<number, ThreatHex>>(new Map());
  when = $state('');
  notes = $state.raw<Reason[]>([]);
  /** Of the hex pointed at or chosen: which units could attack it. */
  about = $state.raw<(Omit<ThreatTo, 'hex'> & { hex: number }) | null>(null);
  private asked = 0;
  private known = new Map<number, ThreatTo>();

  constructor(private readonly controller: HexController) {}

  /** The side to be afraid of: the other one; for a spectator the one that does not decide. */
  get enemy(): string | null {
    const { state, side } = this.controller.session;
    const afraid = side === 'public' ? state?.toDecide : side;
    return state?.seats.find((s) => s.side !== afraid)?.side ?? null;
  }

  /** Own units that stand where the enemy could attack, those in the greatest danger first. */
  get inDanger(): { hex: number; names: string; threat: ThreatHex }[] {
    const stacks = new Map<number, string[]>();
    for (const piece of this.controller.board.pieces)
      if (piece.own && this.hexes.has(piece.hex)) stacks.set(piece.hex, [...(stacks.get(piece.hex) ?? []), piece.label ?? piece.id]);
    return [...stacks]
      .map(([hex, names]) => ({ hex, names: names.join(', '), threat: this.hexes.get(hex)! }))
      .sort((a, b) => b.threat.strength - a.threat.strength || b.threat.atMost - a.threat.atMost || a.hex - b.hex);
  }

  forget(): void {
    this.asked++;
    this.known.clear();
    this.about = null;
    this.when = '';
    this.notes = [];
    this.take([]);
  }

  async trace(): Promise<void> {
    const { controller } = this;
    const { enemy } = this;
    const ask = ++this.asked;
    if (!enemy) return;
    try {
      const { answer } = await controller.session.ask({ verb: 'threat', words: [enemy] });
      if (ask !== this.asked || !isThreats(answer)) return;
      this.known.clear();
      this.about = null;
      this.when = answer.when;
      this.notes = answer.notes;
      this.take(answer.hexes);
      this.point(controller.hex);
    } catch (error) {
      controller.session.tell(error);
    }
  }

  /** Shows who threatens a hex; the server is asked once for each. */
  async point(hex: number): Promise<void> {
    const { controller, enemy } = this;
    if (!enemy || !this.hexes.has(hex)) return;
    const ask = this.asked;
    try {
      let found = this.known.get(hex);
      if (!found) {
        const { answer } = await controller.session.ask({ verb: 'threat', words: [enemy], places: [controller.hexId(hex)] });
        if (ask !== this.asked || !isThreatTo(answer)) return;
        found = answer;
        this.known.set(hex, found);
      }
      if (controller.answers.pointed === hex || controller.hex === hex || controller.cursor === hex) this.about = { ...found, hex };
    } catch {
      this.about = null; // a hover asks again as soon as the pointer moves
    }
  }

  private take(hexes: Threatened[]): void {
    const { controller } = this;
    this.hexes = new Map(hexes.map((h) => [controller.ground.hex(h.hex), { ...h, hex: controller.ground.hex(h.hex) }]));
    controller.threatLayer.setThreat(this.hexes);
    controller.map?.invalidate();
  }
}

const isThreats = (answer: Answer): answer is Threats => 'type' in answer && answer.type === 'Threats';
const isThreatTo = (answer: Answer): answer is ThreatTo => 'type' in answer && answer.type === 'ThreatTo';

/** "strength 34", or with what is not known "strength 20, at most 48". */
export function strengthOf({ strength, atMost }: { strength: number; atMost: number }): string {
  if (strength === 0) return `strength at most ${atMost}`;
  return atMost > strength ? `strength ${strength}, at most ${atMost}` : `strength ${strength}`;
}

export function unitsOf({ units, sure }: { units: number; sure: number }): string {
  const all = `${units} ${units === 1 ? 'unit' : 'units'}`;
  return sure === units ? all : sure === 0 ? `possibly ${all}` : `${sure} of ${all} surely`;
}
