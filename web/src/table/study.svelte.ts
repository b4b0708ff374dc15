import type { View } from '../api/types.ts';
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
  sweep = $state.raw<ReadonlyMap<number, string>>(new Map());
  private asked = 0;
  private phaseAsked = 0;
  /** The position the phase's buttons belong to. */
  private phaseOf = $state.raw<View | null>(null);
  /** Studies of the hand under way. */
  private open = $state(0);

  constructor(private readonly desk: Desk) {}

  /** Whether the phase's buttons belong to the position shown. */
  get isCurrent(): boolean {
    return this.phaseOf !== null && this.phaseOf === this.desk.session.state?.view;
  }

  /** Whether it is known what the units in hand and the phase can do now. */
  get isDone(): boolean {
    return this.isCurrent && this.open === 0;
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
    const { session } = desk;
    const ask = ++this.phaseAsked;
    const position = session.isCurrent ? (session.state?.view ?? null) : null;
    const subjects = this.buttonSubjects();
    try {
      const found = await Promise.all(subjects.map((s) => session.orders(s)));
      const sweep = await this.findSweep();
      if (ask !== this.phaseAsked) return;
      this.phaseVerbs =
        found.length > 0 && desk.view && desk.prompt
          ? desk.game.phaseVerbs(
              found.flatMap((o) => o.orders),
              desk.view,
              desk.prompt,
            )
          : [];
      this.sweep = sweep;
      this.phaseOf = position;
    } catch (error) {
      if (ask === this.phaseAsked) session.tell(error);
    }
  }

  /** Another position is laid out: answers about the one before are dropped when they come. */
  outdate(): void {
    this.asked++;
    this.phaseAsked++;
  }

  /** Asks what the leading unit, or the hex, can do. Late answers to earlier questions are dropped. */
  async ofHand(): Promise<void> {
    const ask = ++this.asked;
    this.open++;
    try {
      const lead = await this.ofLead(ask);
      if (lead) void this.findOdds(ask, lead);
    } catch (error) {
      if (ask === this.asked) this.desk.session.tell(error);
    } finally {
      this.open--;
    }
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

  private async findSweep(): Promise<Map<number, string>> {
    const { session, game, view, active, ground } = this.desk;
    const { stacks } = game;
    const subject = active && stacks && view ? stacks.sweep(session.subjects, view) : null;
    if (!stacks || !subject) return new Map();
    const { orders } = await session.orders(subject);
    return new Map(orders.map((order) => [stacks.sweepHex(order, ground), order]));
  }

  /** The unit studied, if there is one and nothing newer was asked meanwhile. */
  private async ofLead(ask: number): Promise<Piece | null> {
    const { desk } = this;
    if (!desk.active || (!desk.lead && desk.hex < 0)) {
      this.forget();
      this.lookAround();
      desk.redraw();
      return null;
    }
    const { game, session, ground } = desk;
    const ofHex = game.hexSubject(desk.hexId(desk.hex));
    const aboutHex = !game.stacks && session.subjects.includes(ofHex);
    const lead = aboutHex ? null : desk.lead;
    const subject = lead ? game.unitSubject(lead) : ofHex;
    const able = session.subjects.includes(subject);
    const question = lead ? this.reachQuestion(desk.inHand, desk.march.way?.path) : null;
    const [orders, reach] = await Promise.all([able ? session.orders(subject) : null, able && question ? session.ask(question) : null]);
    if (ask !== this.asked || !desk.view || !desk.prompt) return null;
    this.legal = orders?.orders ?? [];
    this.reach = reach ? this.along(game.reach(reach.answer, ground, lead!.hex)) : (game.stacks?.reachOrders(this.legal, ground) ?? []);
    this.targets = this.targetsOf(lead);
    this.verbs = lead ? game.verbs(lead, this.legal, desk.view, desk.prompt, ground) : game.hexVerbs(this.legal);
    desk.reachLayer.setReach(lead?.hex ?? -1, this.reach, lead?.look.travel ?? false, desk.march.stops);
    desk.targetLayer.targets = lead ? this.targets : this.hexTargets();
    desk.redraw();
    this.count++;
    this.ahead(desk.following());
    return lead;
  }

  /** Units that may be taken up next, such as those under the pointer: what they can do is asked before it is wanted. */
  ahead(pieces: Piece[]): void {
    const { active, game, session } = this.desk;
    if (!active || pieces.length === 0 || !this.desk.canAct(pieces[0])) return;
    session.askAhead(game.unitSubject(pieces[0]), this.reachQuestion(pieces));
  }

  /** How to ask where units can go, at once or by way of hexes they go through first. */
  reachQuestion(pieces: Piece[], way: number[] = []): string | null {
    const { game, view } = this.desk;
    if (!view || pieces.length === 0) return null;
    const question = game.stacks ? game.stacks.reachQuestion(pieces, view) : game.reachQuestion(pieces[0], view);
    return question && way.length > 0 ? `${question} via ${way.map((h) => this.desk.hexId(h)).join(' ')}` : question;
  }

  /** Goals beyond the waypoints set: the steps up to the last waypoint cost what they cost before. */
  private along(reach: ReachHex[]): ReachHex[] {
    const { way } = this.desk.march;
    if (!way) return reach;
    const costs = new Map([...reach.map((r) => [r.hex, r.cost] as const), [way.hex, way.cost] as const]);
    const done = way.path.length;
    const costOf = (hex: number) => costs.get(hex) ?? way.cost;
    return reach.map((goal) => ({
      ...goal,
      steps: goal.path.map((hex, i) => (i < done ? way.steps[i] : { ...goal.steps[i], hex, cost: costOf(hex) - costOf(goal.path[i - 1]) })),
    }));
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
    try {
      for (const target of this.targets) {
        const reply = await desk.session.ask(desk.game.oddsQuestion(desk.hexId(target.hex), desk.weighing.attackers(target.hex, lead)));
        if (ask !== this.asked) return;
        this.targets = this.targets.map((t) => (t.hex === target.hex ? { ...t, odds: desk.game.oddsBadge(reply.answer) } : t));
        desk.targetLayer.targets = this.targets;
        desk.redraw();
      }
    } catch (error) {
      if (ask === this.asked) desk.session.tell(error);
    }
  }
}
