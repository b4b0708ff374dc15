import type { Reason } from '../api/types.ts';
import type { SupplySheet } from '../games/game.ts';
import type { Piece } from './board.ts';
import type { Desk } from './desk.svelte.ts';
import type { Input } from './session.svelte.ts';

/** What the table explains: why not, how supplied, what a hover shows. */
export class Answers {
  why = $state.raw<{ title: string; reasons: Reason[] } | null>(null);
  supply = $state.raw<SupplySheet | null>(null);
  /** The hex under the pointer, and what keeps the units in hand from going there. */
  pointed = $state(-1);
  whyNotThere = $state.raw<Reason[] | null>(null);

  /** Raised by every question and whenever what was answered is put away. */
  private asked = 0;

  constructor(private readonly desk: Desk) {}

  forget(): void {
    this.asked++;
    this.why = null;
    this.supply = null;
  }

  /** "Why not?": every clause that forbids an order. */
  async askWhy(order: Input, title: string): Promise<void> {
    const ask = ++this.asked;
    try {
      const judged = await this.desk.session.judge(order);
      if (ask !== this.asked) return;
      this.why = judged.legal ? null : { title, reasons: judged.reasons };
    } catch (error) {
      this.desk.session.tell(error);
    }
  }

  async askSupply(): Promise<void> {
    const { desk } = this;
    const lead = desk.lead ?? desk.at(desk.hex)[0];
    const question = lead?.own ? desk.game.supply?.question(lead) : null;
    if (!question) return;
    const ask = ++this.asked;
    try {
      const { answer } = await desk.session.ask(question);
      if (ask !== this.asked) return;
      this.supply = desk.game.supply!.sheet(answer, desk.ground);
    } catch (error) {
      desk.session.tell(error);
    }
    desk.redraw();
  }

  point(hex: number): void {
    this.pointed = hex;
    this.desk.reachLayer.pointed = hex;
    this.desk.redraw();
    this.desk.study.ahead(this.desk.choiceAt(hex)); // a click may follow
    void this.desk.threat.point(hex);
    void this.explain(hex);
  }

  /** Why the unit in hand cannot go to the hex pointed at: every clause for a neighbour, a sentence for what is further. */
  private async explain(hex: number): Promise<void> {
    const { desk } = this;
    const { study } = desk;
    this.whyNotThere = null;
    const lead = desk.lead;
    if (!lead || hex < 0 || hex === lead.hex || !desk.active || study.goal(hex) || study.target(hex)) return;
    if (desk.ground.layout.direction(lead.hex, hex) < 0 || (study.reach.length === 0 && study.actions.length === 0)) return;
    const order = this.orderToward(desk.inHand, hex);
    if (!order) return;
    try {
      const judged = await desk.session.judge(order);
      if (this.pointed === hex && !judged.legal) this.whyNotThere = judged.reasons;
    } catch {
      this.whyNotThere = null; // a hover asks again as soon as the pointer moves
    }
  }

  /** The attack or the step that would lead units into a hex beside them. */
  orderToward(pieces: Piece[], hex: number): Input | undefined {
    const { desk } = this;
    const { game, view, ground } = desk;
    if (!view) return undefined;
    if (desk.at(hex).some((p) => !p.own))
      return game.attack.order(game.attack.target ? pieces.map((p) => p.id) : [pieces[0].id], desk.hexId(hex));
    return game.movement.orders(pieces, { hex, cost: 0, left: 0, path: [hex], steps: [] }, view, ground)[0];
  }
}
