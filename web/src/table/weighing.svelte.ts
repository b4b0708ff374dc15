import type { OddsSheet } from '../games/game.ts';
import type { Piece, Target } from './board.ts';
import type { Desk } from './desk.svelte.ts';

export interface Considered {
  sheet: OddsSheet;
  /** One for each unit taken up. */
  orders: string[];
  target: number;
  /** Where attackers are picked on the card: all that could take part, and those that do. */
  choices?: Piece[];
  chosen?: string[];
}

/** An attack looked at before it is ordered: who takes part, at what odds. */
export class Weighing {
  considered = $state.raw<Considered | null>(null);
  /** Raised by every question: a late answer to an earlier one must not replace a newer card. */
  private asked = 0;

  constructor(private readonly desk: Desk) {}

  /** The leading unit, those taken with it, and those that have already plotted the same attack. */
  attackers(target: number, lead: Piece): Piece[] {
    const { desk } = this;
    const plotted = desk.board.plots.filter((p) => p.to === target).map((p) => p.by);
    return desk.piecesOf([...new Set([lead.id, ...desk.taken, ...plotted])]);
  }

  /** Opens the odds card for a target. */
  async consider(target: Target): Promise<void> {
    const { desk } = this;
    if (desk.game.stacks) return this.considerForce(target);
    const lead = desk.lead;
    if (!lead) return;
    const ask = ++this.asked;
    const { view } = desk;
    const question = desk.game.oddsQuestion(desk.hexId(target.hex), this.attackers(target.hex, lead));
    try {
      const reply = await desk.session.ask(question);
      if (ask !== this.asked || view !== desk.view || lead.id !== desk.lead?.id) return;
      const sheet = desk.game.odds(reply.answer, desk.board, desk.ground);
      const others = desk.inHand.filter((p) => p.id !== lead.id);
      const orders = [target.order, ...others.map((other) => desk.game.attackBy(target.order, lead, other))];
      if (sheet) this.considered = { sheet, orders, target: target.hex };
    } catch (error) {
      desk.session.tell(error);
    }
    desk.redraw();
  }

  /** Opens the odds card with a force to pick from: those in hand if they can take part, else what is offered first. */
  private async considerForce(target: Target): Promise<void> {
    const { desk } = this;
    const { stacks } = desk.game;
    if (!stacks) return;
    const ask = ++this.asked;
    try {
      const { orders } = await desk.session.orders(stacks.targetSubject(desk.hexId(target.hex)));
      if (ask !== this.asked) return;
      const { all, first } = stacks.attackers(orders);
      const inHand = desk.taken.filter((id) => all.includes(id));
      await this.weigh(target.hex, all, inHand.length > 0 ? inHand : first);
    } catch (error) {
      desk.session.tell(error);
    }
  }

  /** A unit joins or leaves the attack being considered. */
  async pick(id: string): Promise<void> {
    const { target, choices, chosen } = this.considered ?? {};
    if (target === undefined || !choices || !chosen) return;
    const next = chosen.includes(id) ? chosen.filter((u) => u !== id) : [...chosen, id];
    if (next.length > 0)
      await this.weigh(
        target,
        choices.map((p) => p.id),
        next,
      );
  }

  private async weigh(target: number, all: string[], chosen: string[]): Promise<void> {
    const { desk } = this;
    const { stacks } = desk.game;
    if (!stacks) return;
    const ask = ++this.asked;
    const { view } = desk;
    const order = stacks.attackOrder(desk.hexId(target), chosen);
    const question = desk.game.oddsQuestion(desk.hexId(target), desk.piecesOf(chosen));
    try {
      const [reply, judged] = await Promise.all([desk.session.ask(question), desk.session.judge(order)]);
      if (ask !== this.asked || view !== desk.view) return;
      const sheet = desk.game.odds(reply.answer, desk.board, desk.ground);
      if (sheet) this.considered = { sheet, orders: [order], target, choices: desk.piecesOf(all), chosen };
      desk.answers.why = judged.legal ? null : { title: 'They cannot attack together.', reasons: judged.reasons };
    } catch (error) {
      desk.session.tell(error);
    }
    desk.redraw();
  }

  /** Orders what is being considered, by every unit taken up. */
  async attack(): Promise<void> {
    const plan = this.considered;
    if (!plan || !(await this.desk.play(...plan.orders))) return;
    this.considered = null;
    this.desk.select(this.desk.hex);
  }
}
