import type { Reason } from '../api/types.ts';
import type { SupplySheet } from '../games/game.ts';
import type { Piece } from './board.ts';
import type { HexController } from './controller.svelte.ts';
import type { Input } from './session.svelte.ts';

/** What the table explains: why not, how supplied, what a hover shows. */
export class Answers {
  why = $state.raw<{ title: string; reasons: Reason[] } | null>(null);
  /** Something the player asked for that is no refusal. */
  note = $state('');
  supply = $state.raw<SupplySheet | null>(null);
  /** The hex under the pointer, and what keeps the selected units from going there. */
  pointed = $state(-1);
  whyNotThere = $state.raw<Reason[] | null>(null);
  /** The same for a hex that is not next to them. */
  tooFar = $state('');

  /** Raised by every question and whenever the answers are closed. */
  private asked = 0;

  constructor(private readonly controller: HexController) {}

  forget(): void {
    this.asked++;
    this.why = null;
    this.note = '';
    this.supply = null;
  }

  /** "Why not?": every clause that forbids an order. */
  async askWhy(order: Input, title: string): Promise<void> {
    const ask = ++this.asked;
    try {
      const judged = await this.controller.session.judge(order);
      if (ask !== this.asked) return;
      this.why = judged.legal ? null : { title, reasons: judged.reasons };
    } catch (error) {
      this.controller.session.tell(error);
    }
  }

  async askSupply(): Promise<void> {
    const { controller } = this;
    const lead = controller.lead ?? controller.at(controller.hex)[0];
    const question = lead?.own ? controller.game.supply?.question(lead) : null;
    if (!question) return;
    const ask = ++this.asked;
    try {
      const { answer } = await controller.session.ask(question);
      if (ask !== this.asked) return;
      this.supply = controller.game.supply!.sheet(answer, controller.ground);
    } catch (error) {
      controller.session.tell(error);
    }
    controller.redraw();
  }

  point(hex: number): void {
    this.pointed = hex;
    this.controller.reachLayer.pointed = hex;
    this.controller.redraw();
    this.controller.options.ahead(this.controller.choiceAt(hex)); // a click may follow
    void this.controller.threat.point(hex);
    void this.explain(hex);
  }

  /** Why the selected unit cannot go to the hex pointed at: every clause for a neighbor or an enemy, a sentence for what is farther. */
  private async explain(hex: number): Promise<void> {
    const { controller } = this;
    const { options } = controller;
    this.whyNotThere = null;
    this.tooFar = '';
    const lead = controller.lead;
    if (!lead || hex < 0 || hex === lead.hex || !controller.active || options.goal(hex) || options.target(hex)) return;
    if (lead.hex < 0 || (options.reach.length === 0 && options.actions.length === 0)) return;
    const isEnemy = controller.at(hex).some((p) => !p.own);
    if (controller.ground.layout.direction(lead.hex, hex) < 0 && !isEnemy) {
      this.tooFar = this.farther(hex);
      return;
    }
    const order = this.orderToward(controller.selectedPieces, hex);
    if (!order) return;
    try {
      const judged = await controller.session.judge(order);
      if (this.pointed === hex && !judged.legal) this.whyNotThere = judged.reasons;
    } catch {
      this.whyNotThere = null; // a hover asks again as soon as the pointer moves
    }
  }

  /** How near the units selected can come to a hex that they cannot reach. */
  private farther(hex: number): string {
    const { layout } = this.controller.ground;
    const { reach } = this.controller.options;
    if (reach.length === 0) return 'Out of reach: the selected units cannot move now.';
    const nearest = reach.reduce((a, b) => (layout.distance(b.hex, hex) < layout.distance(a.hex, hex) ? b : a));
    return `Out of reach. The nearest hex you can reach is ${this.controller.hexName(nearest.hex)}.`;
  }

  /** The attack or the step that would lead units into a hex beside them. */
  orderToward(pieces: Piece[], hex: number): Input | undefined {
    const { controller } = this;
    const { game, view, ground } = controller;
    if (!view) return undefined;
    if (controller.at(hex).some((p) => !p.own))
      return game.attack.order(game.attack.target ? pieces.map((p) => p.id) : [pieces[0].id], controller.hexId(hex));
    return game.movement.orders(pieces, { hex, cost: 0, left: 0, path: [hex], steps: [] }, view, ground)[0];
  }
}
