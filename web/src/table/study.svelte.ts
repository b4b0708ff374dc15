import type { Desk } from './desk.svelte.ts';
import type { Piece, ReachHex, Target, Verb } from './board.ts';

/** What the units in hand, the hex or the phase can do now, as the server says it. */
export class Study {
  legal = $state.raw<string[]>([]);
  reach = $state.raw<ReachHex[]>([]);
  targets = $state.raw<Target[]>([]);
  verbs = $state.raw<Verb[]>([]);
  phaseVerbs = $state.raw<Verb[]>([]);
  /** How many units have been studied to the end; for the bench. */
  count = 0;
  /** Orders that choose a hex while nothing is selected. */
  private sweep = new Map<number, string>();
  private asked = 0;
  private studying: Promise<void> = Promise.resolve();

  constructor(private readonly desk: Desk) {}

  /** The study under way has ended. */
  get settled(): Promise<void> {
    return this.studying;
  }

  goal(hex: number): ReachHex | undefined {
    return this.reach.find((r) => r.hex === hex);
  }

  target(hex: number): Target | undefined {
    return this.targets.find((t) => t.hex === hex);
  }

  /** The order that chooses a hex for the phase itself. */
  swept(hex: number): string | undefined {
    return this.sweep.get(hex);
  }

  forget(): void {
    this.legal = [];
    this.reach = [];
    this.targets = [];
    this.verbs = [];
    this.desk.reachLayer.clear();
    this.desk.targetLayer.targets = [];
  }

  /** What the phase itself can do: its buttons, and hexes it lets one choose. */
  async ofPhase(): Promise<void> {
    const { desk } = this;
    this.phaseVerbs = [];
    const subjects = this.buttonSubjects();
    if (subjects.length > 0) {
      const found = await Promise.all(subjects.map((s) => desk.session.orders(s)));
      if (desk.view && desk.prompt) this.phaseVerbs = desk.game.phaseVerbs(found.flatMap((o) => o.orders), desk.view, desk.prompt);
    }
    await this.findSweep();
  }

  /** Asks what the leading unit, or the hex, can do. Late answers to earlier questions are dropped. */
  ofHand(): Promise<void> {
    this.studying = this.ofLead();
    return this.studying;
  }

  /** Nothing is selected: every hex that can be attacked, or chosen by the phase itself. */
  lookAround(): void {
    const { desk } = this;
    desk.targetLayer.targets = this.hexTargets();
    if (!desk.active || !desk.game.stacks) return;
    this.targets = this.allTargets();
    desk.targetLayer.targets = this.targets;
    this.reach = [...this.sweep.keys()].map((hex) => ({ hex, cost: 0, left: 0, path: [hex], steps: [] }));
    desk.reachLayer.setReach(-1, this.reach);
  }

  /** The phase itself, and what is answered beside it: a bridge, a gun, the next loss. */
  private buttonSubjects(): string[] {
    const { session, game, view, active } = this.desk;
    if (!active || !view) return [];
    const phase = session.subjects.filter((s) => s === game.phaseSubject);
    return [...(game.stacks?.buttons(session.subjects, view) ?? []), ...phase];
  }

  private async findSweep(): Promise<void> {
    this.sweep = new Map();
    const { session, game, view, active, ground } = this.desk;
    const subject = active && game.stacks && view ? game.stacks.sweep(session.subjects, view) : null;
    if (!game.stacks || !subject) return;
    const { orders } = await session.orders(subject);
    for (const order of orders) this.sweep.set(game.stacks.sweepHex(order, ground), order);
  }

  private async ofLead(): Promise<void> {
    const { desk } = this;
    const ask = ++this.asked;
    if (!desk.active || (!desk.lead && desk.hex < 0)) {
      this.forget();
      this.lookAround();
      desk.redraw();
      return;
    }
    try {
      const { game, session, ground } = desk;
      const ofHex = game.hexSubject(desk.hexId(desk.hex));
      const aboutHex = !game.stacks && session.subjects.includes(ofHex);
      const lead = aboutHex ? null : desk.lead;
      const subject = lead ? game.unitSubject(lead) : ofHex;
      const able = session.subjects.includes(subject);
      const question = lead ? this.reachQuestion(lead) : null;
      const [orders, reach] = await Promise.all([able ? session.orders(subject) : null, able && question ? session.ask(question) : null]);
      if (ask !== this.asked || !desk.view || !desk.prompt) return;
      this.legal = orders?.orders ?? [];
      this.reach = reach ? game.reach(reach.answer, ground, lead!.hex) : (game.stacks?.reachOrders(this.legal, ground) ?? []);
      this.targets = this.targetsOf(lead);
      this.verbs = lead ? game.verbs(lead, this.legal, desk.view, desk.prompt, ground) : game.hexVerbs(this.legal);
      desk.reachLayer.setReach(lead?.hex ?? -1, this.reach, lead?.look.travel ?? false);
      desk.targetLayer.targets = lead ? this.targets : this.hexTargets();
      desk.redraw();
      this.count++;
      if (lead) await this.findOdds(ask, lead);
    } catch (error) {
      desk.session.tell(error);
    }
  }

  private reachQuestion(lead: Piece): string | null {
    const { game, view } = this.desk;
    if (!view) return null;
    return game.stacks ? game.stacks.reachQuestion(this.desk.inHand, view) : game.reachQuestion(lead, view);
  }

  private targetsOf(lead: Piece | null): Target[] {
    const { game, ground } = this.desk;
    if (lead && game.stacks) return this.allTargets().filter((t) => ground.layout.direction(lead.hex, t.hex) >= 0);
    return game.targets(this.legal, lead, ground).map((t) => ({ ...t, odds: '' }));
  }

  /** Every hex that can be attacked by somebody. */
  private allTargets(): Target[] {
    const { session, game, ground } = this.desk;
    const names = session.subjects.map((s) => game.stacks?.targetHex(s) ?? null);
    return names.filter((n): n is string => n !== null).map((n) => ({ hex: ground.hex(n), order: n, odds: '' }));
  }

  /** Hexes that orders can be about now, ringed until one is chosen. */
  private hexTargets(): Target[] {
    const { session, game, ground, active } = this.desk;
    if (!active) return [];
    return session.subjects
      .map((s) => game.subjectHex(s))
      .filter((name): name is string => name !== null)
      .map((name) => ({ hex: ground.hex(name), order: '', odds: '' }));
  }

  /** The odds are written on the targets as they come. */
  private async findOdds(ask: number, lead: Piece): Promise<void> {
    const { desk } = this;
    for (const target of this.targets) {
      const reply = await desk.session.ask(desk.game.oddsQuestion(desk.hexId(target.hex), desk.weighing.attackers(target.hex, lead)));
      if (ask !== this.asked) return;
      this.targets = this.targets.map((t) => (t.hex === target.hex ? { ...t, odds: desk.game.oddsBadge(reply.answer) } : t));
      desk.targetLayer.targets = this.targets;
      desk.redraw();
    }
  }
}
