import type { OddsSheet } from '../games/game.ts';
import type { Piece, Target } from './board.ts';
import type { HexController } from './controller.svelte.ts';
import type { Input } from './session.svelte.ts';

export interface Considered {
  sheet: OddsSheet;
  /** One for each unit selected. */
  orders: Input[];
  target: number;
  /** Where attackers are picked on the card: all that could take part, and those that do. */
  choices?: Piece[];
  chosen?: string[];
}

/** An attack looked at before it is ordered: who takes part, at what odds. */
export class AttackPreview {
  considered = $state.raw<Considered | null>(null);
  /** Raised by every question: a late answer to an earlier one must not replace a newer card. */
  private asked = 0;

  constructor(private readonly controller: HexController) {}

  /** The leading unit, those taken with it, and those that have already plotted the same attack. */
  attackers(target: number, lead: Piece): Piece[] {
    const { controller } = this;
    const plotted = controller.board.plots.filter((p) => p.to === target).map((p) => p.by);
    return controller.piecesOf([...new Set([lead.id, ...controller.selected, ...plotted])]);
  }

  /** Opens the odds card for a target. */
  async consider(target: Target): Promise<void> {
    const { controller } = this;
    const { attack } = controller.game;
    if (attack.target) return this.considerForce(target);
    const lead = controller.lead;
    if (!lead) return;
    const ask = ++this.asked;
    const { view } = controller;
    const hex = controller.hexId(target.hex);
    const question = attack.question(
      this.attackers(target.hex, lead).map((p) => p.id),
      hex,
    );
    try {
      const reply = await controller.session.ask(question);
      if (ask !== this.asked || view !== controller.view || lead.id !== controller.lead?.id) return;
      const sheet = controller.game.attack.odds(reply.answer, controller.board, controller.ground);
      const orders = [...new Set([lead.id, ...controller.selected])].map((id) => attack.order([id], hex));
      if (sheet) this.considered = { sheet, orders, target: target.hex };
    } catch (error) {
      controller.session.tell(error);
    }
    controller.redraw();
  }

  /** The forces that can attack a hex, as the server offers them. */
  private async forces(hex: number): Promise<string[][]> {
    const { controller } = this;
    const subject = controller.session.subjects.find((s) => controller.isTarget(s) && controller.ground.hex(s.place!) === hex);
    return subject ? (await controller.session.orders(subject.text)).map((o) => o.units) : [];
  }

  /** The largest force that can attack a hex. */
  async force(hex: number): Promise<string[]> {
    return largest(await this.forces(hex));
  }

  /** Opens the odds card with a force to pick from: the selected ones if they can take part, else what is offered first. */
  private async considerForce(target: Target): Promise<void> {
    const { controller } = this;
    const ask = ++this.asked;
    try {
      const forces = await this.forces(target.hex);
      if (ask !== this.asked || forces.length === 0) return;
      const all = [...new Set(forces.flat())];
      const first = largest(forces);
      const chosen = controller.selected.filter((id) => all.includes(id));
      await this.weigh(target.hex, all, chosen.length > 0 ? chosen : first);
    } catch (error) {
      controller.session.tell(error);
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
    const { controller } = this;
    const ask = ++this.asked;
    const { view } = controller;
    const order = controller.game.attack.order(chosen, controller.hexId(target));
    const question = controller.game.attack.question(chosen, controller.hexId(target));
    try {
      const [reply, judged] = await Promise.all([controller.session.ask(question), controller.session.judge(order)]);
      if (ask !== this.asked || view !== controller.view) return;
      const sheet = controller.game.attack.odds(reply.answer, controller.board, controller.ground);
      if (sheet) this.considered = { sheet, orders: [order], target, choices: controller.piecesOf(all), chosen };
      controller.answers.why = judged.legal ? null : { title: 'They cannot attack together.', reasons: judged.reasons };
    } catch (error) {
      controller.session.tell(error);
    }
    controller.redraw();
  }

  /** Orders what is being considered, by every unit selected. */
  async attack(): Promise<void> {
    const plan = this.considered;
    if (!plan || !(await this.controller.play(...plan.orders))) return;
    this.considered = null;
    this.controller.select(this.controller.hex);
  }
}

const largest = (forces: string[][]): string[] => forces.reduce((a, b) => (b.length > a.length ? b : a), forces[0] ?? []);
