import type { Answer, OrderDescription, Parts, View } from '../api/types.ts';
import type { Ground } from '../games/game.ts';
import type { HexController } from './controller.svelte.ts';
import { passing } from './passing.ts';
import type { Action, Piece, ReachHex, Target } from './board.ts';

/** What the selected units, the hex or the phase can do now, as the server says it. */
export class Options {
  legal = $state.raw<OrderDescription[]>([]);
  reach = $state.raw<ReachHex[]>([]);
  targets = $state.raw<Target[]>([]);
  actions = $state.raw<Action[]>([]);
  phaseActions = $state.raw<Action[]>([]);
  /** What the server says about the answers to the question asked now. */
  weighed = $state.raw<Answer | null>(null);
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

  constructor(private readonly controller: HexController) {}

  /** Whether the phase's buttons belong to the position shown. */
  get isCurrent(): boolean {
    return this.phaseOf !== null && this.phaseOf === this.controller.session.state?.view;
  }

  /** Whether it is known what the selected units and the phase can do now. */
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
    this.actions = [];
    this.controller.reachLayer.clear();
    this.controller.targetLayer.targets = [];
  }

  /** What the phase itself can do: its buttons, and hexes it lets one choose. */
  async ofPhase(): Promise<void> {
    const { controller } = this;
    const { session } = controller;
    const ask = ++this.phaseAsked;
    const position = session.isCurrent ? (session.state?.view ?? null) : null;
    const subjects = this.buttonSubjects();
    try {
      const [lists, weighed, sweep] = await Promise.all([
        Promise.all(subjects.map((s) => session.orders(s))),
        this.weigh(null),
        this.findSweep(),
      ]);
      const found = lists.flat();
      if (ask !== this.phaseAsked) return;
      this.weighed = weighed;
      this.phaseActions = controller.view ? (controller.game.phaseActions?.(found, controller.view, weighed) ?? found.map(actionOf)) : [];
      this.sweep = sweep;
      this.phaseOf = position;
      if (position) await this.passEmpty(found);
    } catch (error) {
      if (ask === this.phaseAsked) session.tell(error);
    }
  }

  /** What the answers to the question asked now, or the orders of the hex selected, would change. */
  private async weigh(hex: string | null): Promise<Answer | null> {
    const { session, game, view, active } = this.controller;
    const question = active && view ? game.weighing?.(view, hex) : null;
    return question ? (await session.ask(question)).answer : null;
  }

  /** A step in which nothing can be done ends by itself. */
  private async passEmpty(orders: OrderDescription[]): Promise<void> {
    const { session, acting, choices, active, prompt } = this.controller;
    if (!active || session.busy || this.controller.view?.phase === 'set-up') return; // what was set up can still be moved
    const done = passing(session, orders, acting.length + choices.length + this.sweep.size, prompt?.interruption ?? false);
    if (done) await session.pass(done.text);
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
      if (ask === this.asked) this.controller.session.tell(error);
    } finally {
      this.open--;
    }
  }

  /** Nothing is selected: every hex that can be attacked, or chosen by the phase itself. */
  lookAround(): void {
    const { controller } = this;
    controller.targetLayer.targets = this.hexTargets();
    if (!controller.active || !controller.game.attack.target) return;
    this.targets = this.allTargets();
    controller.targetLayer.targets = this.targets;
    this.reach = [...this.sweep.keys()].map((hex) => ({ hex, cost: 0, left: 0, path: [hex], steps: [] }));
    controller.reachLayer.setReach(-1, this.reach);
    void this.findForceOdds(this.asked);
  }

  /** Nothing is selected: the odds of the largest force that can attack each hex are written on it. */
  private async findForceOdds(ask: number): Promise<void> {
    const { controller } = this;
    const { session, game } = controller;
    try {
      for (const target of this.targets) {
        const force = await controller.attackPreview.force(target.hex);
        if (force.length === 0 || ask !== this.asked) continue;
        const { answer } = await session.ask(game.attack.question(force, controller.hexId(target.hex)));
        if (ask !== this.asked) return;
        this.showOdds(target.hex, game.attack.badge(answer));
      }
    } catch (error) {
      if (ask === this.asked) session.tell(error);
    }
  }

  private showOdds(hex: number, odds: string): void {
    const { controller } = this;
    this.targets = this.targets.map((t) => (t.hex === hex ? { ...t, odds } : t));
    controller.targetLayer.targets = this.targets;
    controller.redraw();
  }

  /** The phase itself, and what is answered beside it: a bridge, a gun, the next loss. */
  private buttonSubjects(): string[] {
    const { session, game, view, prompt, active } = this.controller;
    if (!active || !view || !prompt) return [];
    const asked = prompt.interruption || prompt.where !== null;
    const buttons = session.subjects.filter((s) => s.kind !== session.phaseSubject && (game.isButton ? game.isButton(s, view) : asked));
    return [...buttons, ...session.subjects.filter((s) => s.kind === session.phaseSubject)].map((s) => s.text);
  }

  private async findSweep(): Promise<Map<number, string>> {
    const { session, game, view, active, ground } = this.controller;
    const subject = active && view ? session.subjects.find((s) => game.choosesHex?.(s, view)) : undefined;
    if (!subject) return new Map();
    return new Map((await session.orders(subject.text)).map((order) => [ground.hex(order.places[0]), order.text]));
  }

  /** The unit studied, if there is one and nothing newer was asked meanwhile. */
  private async ofLead(ask: number): Promise<Piece | null> {
    const { controller } = this;
    if (!controller.active || (!controller.lead && controller.hex < 0)) {
      this.forget();
      this.lookAround();
      controller.redraw();
      return null;
    }
    const { game, session, ground } = controller;
    const ofHex = controller.hexSubject(controller.hex);
    const lead = ofHex ? null : controller.lead;
    const subject = lead ? controller.subjectOf(lead) : ofHex;
    const question = lead ? this.reachQuestion(controller.selectedPieces, controller.march.way?.path) : null;
    const [orders, reach, weighed] = await Promise.all([
      subject ? session.orders(subject.text) : [],
      subject && question ? session.ask(question) : null,
      ofHex ? this.weigh(ofHex.place) : null,
    ]);
    if (ask !== this.asked || !controller.view || !controller.prompt) return null;
    this.legal = orders;
    this.reach = reach
      ? this.along(game.movement.reach(reach.answer, ground, lead!.hex, controller.view))
      : lead
        ? goalsOf(orders, this.attackVerb, ground)
        : [];
    this.targets = lead ? this.targetsOf(lead) : [];
    this.actions = this.actionsOf(lead, orders, controller.view, weighed);
    controller.reachLayer.setReach(lead?.hex ?? -1, this.reach, lead?.look.travel ?? false, controller.march.stops);
    controller.targetLayer.targets = lead ? this.targets : this.hexTargets();
    controller.redraw();
    this.count++;
    this.ahead(controller.following());
    return lead;
  }

  /** Units that may be selected next, such as those under the pointer: what they can do is asked before it is wanted. */
  ahead(pieces: Piece[]): void {
    const { active, session } = this.controller;
    if (!active || pieces.length === 0) return;
    const subject = this.controller.subjectOf(pieces[0]);
    if (subject) session.askAhead(subject.text, this.reachQuestion(pieces));
  }

  /** How to ask where units can go, at once or by way of hexes they go through first. */
  reachQuestion(pieces: Piece[], way: number[] = []): Parts | null {
    const { game, view } = this.controller;
    if (!view || pieces.length === 0) return null;
    const question = game.movement.question(pieces, view);
    return question && way.length > 0 ? { ...question, places: way.map((h) => this.controller.hexId(h)) } : question;
  }

  /** Goals beyond the waypoints set: the steps up to the last waypoint cost what they cost before. */
  private along(reach: ReachHex[]): ReachHex[] {
    const { way } = this.controller.march;
    if (!way) return reach;
    const costs = new Map([...reach.map((r) => [r.hex, r.cost] as const), [way.hex, way.cost] as const]);
    const done = way.path.length;
    const costOf = (hex: number) => costs.get(hex) ?? way.cost;
    return reach.map((goal) => ({
      ...goal,
      steps: goal.path.map((hex, i) => (i < done ? way.steps[i] : { ...goal.steps[i], hex, cost: costOf(hex) - costOf(goal.path[i - 1]) })),
    }));
  }

  private get attackVerb(): string {
    return this.controller.game.attack.order([], '').verb;
  }

  /** What else the selected units, or the hex, can do. */
  private actionsOf(lead: Piece | null, orders: OrderDescription[], view: View, weighed: Answer | null): Action[] {
    const { game, ground } = this.controller;
    if (lead && game.unitActions) return game.unitActions(lead, orders, view, ground);
    if (!lead && game.hexActions) return game.hexActions(orders, weighed);
    return orders.filter((o) => !lead || o.places.length === 0).map(actionOf);
  }

  /** What the leading unit can attack. */
  private targetsOf(lead: Piece): Target[] {
    const { ground, game } = this.controller;
    if (game.attack.target) return this.allTargets().filter((t) => ground.layout.direction(lead.hex, t.hex) >= 0);
    const verb = this.attackVerb;
    return this.legal.filter((o) => o.verb === verb).map((o) => ({ hex: ground.hex(o.places[0]), odds: '' }));
  }

  /** Every hex that can be attacked by some unit. */
  private allTargets(): Target[] {
    const { controller } = this;
    return controller.session.subjects
      .filter((s) => controller.isTarget(s))
      .map((s) => ({ hex: controller.ground.hex(s.place!), odds: '' }));
  }

  /** Hexes that orders can be about now, ringed until one is chosen. */
  private hexTargets(): Target[] {
    const { active, choices } = this.controller;
    return active ? choices.map((hex) => ({ hex, odds: '' })) : [];
  }

  /** The odds are written on the targets as they come. */
  private async findOdds(ask: number, lead: Piece): Promise<void> {
    const { controller } = this;
    try {
      for (const target of this.targets) {
        const reply = await controller.session.ask(
          controller.game.attack.question(
            controller.attackPreview.attackers(target.hex, lead).map((p) => p.id),
            controller.hexId(target.hex),
          ),
        );
        if (ask !== this.asked) return;
        this.showOdds(target.hex, controller.game.attack.badge(reply.answer));
      }
    } catch (error) {
      if (ask === this.asked) controller.session.tell(error);
    }
  }
}

/** An order as a button, in the server's words. */
function actionOf({ label, text, verb }: OrderDescription): Action {
  return { label, key: verb === 'done' ? 'Q' : '', order: text, legal: true, primary: verb === 'done' };
}

/** Where the orders of a unit themselves lead: to set it up, to retreat. */
function goalsOf(orders: OrderDescription[], attack: string, ground: Ground): ReachHex[] {
  return orders
    .filter((o) => o.verb !== attack && o.places.length === 1)
    .map((o) => ({ hex: ground.hex(o.places[0]), cost: 0, left: 0, path: [ground.hex(o.places[0])], steps: [], order: o }))
    .filter((goal) => goal.hex >= 0);
}
