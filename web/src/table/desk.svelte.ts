import type { Item, Prompt, Reason, View } from '../api/types.ts';
import type { GameTable, Ground, OddsSheet, SupplySheet } from '../games/game.ts';
import type { MapView } from '../map/view.ts';
import type { Board, Piece, ReachHex, Target, Verb } from './board.ts';
import { MarkLayer } from './layers/marks.ts';
import { PieceLayer } from './layers/pieces.ts';
import { ReachLayer } from './layers/reach.ts';
import { TargetLayer } from './layers/targets.ts';
import type { Session } from './session.svelte.ts';
import { Theatre } from './theatre.svelte.ts';

const NOTHING: Board = { pieces: [], german: [], bridges: [], plots: [], track: [], facts: [], formations: [] };

export interface Considered {
  sheet: OddsSheet;
  /** One for each unit taken up. */
  orders: string[];
  target: number;
  /** Where attackers are picked on the card: all that could take part, and those that do. */
  choices?: Piece[];
  chosen?: string[];
}

/** What the player has in hand: the hex and units selected, what they can do, what is being considered. */
export class Desk {
  view = $state.raw<View | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  board = $state.raw<Board>(NOTHING);
  hex = $state(-1);
  /** The units taken from the stack, in order; the first leads. */
  taken = $state.raw<string[]>([]);
  legal = $state.raw<string[]>([]);
  reach = $state.raw<ReachHex[]>([]);
  targets = $state.raw<Target[]>([]);
  verbs = $state.raw<Verb[]>([]);
  phaseVerbs = $state.raw<Verb[]>([]);
  considered = $state.raw<Considered | null>(null);
  supply = $state.raw<SupplySheet | null>(null);
  why = $state.raw<{ title: string; reasons: Reason[] } | null>(null);
  pointed = $state(-1);
  whyNotThere = $state.raw<Reason[] | null>(null);
  cursor = $state(-1);
  /** How often a rule was opened from the table. */
  clausesOpened = $state(0);
  /** Spoken to screen readers. */
  said = $state('');
  map: MapView | null = null;
  readonly pieces: PieceLayer;
  readonly reachLayer = new ReachLayer();
  readonly targetLayer = new TargetLayer();
  readonly marks = new MarkLayer();
  readonly theatre: Theatre;
  /** How many units have been studied to the end; for the bench. */
  studied = 0;
  /** Orders that choose a hex while nothing is selected. */
  private sweep = new Map<number, string>();
  private asked = 0;
  private studying: Promise<void> = Promise.resolve();

  constructor(
    readonly session: Session,
    readonly game: GameTable,
    readonly ground: Ground,
  ) {
    this.theatre = new Theatre(game, ground);
    this.pieces = new PieceLayer(Math.min(2, window.devicePixelRatio || 1));
  }

  get layers() {
    return [this.marks, this.reachLayer, this.pieces, this.reachLayer.way, this.targetLayer, this.theatre];
  }

  /** Whether orders can be given at all: it is my decision and the present is shown. */
  get active(): boolean {
    return this.session.myTurn && this.session.moment === null;
  }

  get lead(): Piece | null {
    return this.piece(this.taken[0]);
  }

  piece(id: string | undefined): Piece | null {
    return this.board.pieces.find((p) => p.id === id) ?? null;
  }

  at(hex: number): Piece[] {
    return this.pieces.at(hex);
  }

  /** Units that can still be given an order, in the server's order. */
  get acting(): string[] {
    return this.session.subjects.map((s) => this.game.subjectUnit(s)).filter((u): u is string => u !== null);
  }

  canAct(piece: Piece): boolean {
    return this.session.subjects.includes(this.game.unitSubject(piece));
  }

  /** Takes over a new position; the selection is kept as far as its units still stand there. */
  show(view: View, prompt: Prompt): void {
    this.view = view;
    this.prompt = prompt;
    this.board = this.game.board(view, this.ground);
    this.pieces.setPieces(this.board.pieces);
    this.targetLayer.plots = this.board.plots;
    this.marks.labels = this.board.markers ?? [];
    const lead = this.lead;
    if (lead && lead.hex >= 0) this.hex = lead.hex;
    this.taken = this.taken.filter((id) => this.piece(id)?.hex === this.hex);
    this.considered = null;
    this.redraw();
  }

  /** Subjects have come: grey what is done and find what the phase itself can do. */
  async subjectsCame(): Promise<void> {
    const acting = new Set(this.acting);
    const someUnitActs = acting.size > 0;
    this.pieces.dimmed = new Set(
      this.active && someUnitActs ? this.board.pieces.filter((p) => p.own && !acting.has(p.id)).map((p) => p.id) : [],
    );
    this.phaseVerbs = [];
    const subjects = this.buttonSubjects();
    if (subjects.length > 0) {
      const found = await Promise.all(subjects.map((s) => this.session.orders(s)));
      if (this.view && this.prompt) this.phaseVerbs = this.game.phaseVerbs(found.flatMap((o) => o.orders), this.view, this.prompt);
    }
    await this.findSweep();
    await this.study();
    this.redraw();
  }

  /** The phase itself, and what is answered beside it: a bridge, a gun, the next loss. */
  private buttonSubjects(): string[] {
    if (!this.active || !this.view) return [];
    const phase = this.session.subjects.filter((s) => s === this.game.phaseSubject);
    return [...(this.game.stacks?.buttons(this.session.subjects, this.view) ?? []), ...phase];
  }

  private async findSweep(): Promise<void> {
    this.sweep = new Map();
    const { stacks } = this.game;
    const subject = this.active && stacks && this.view ? stacks.sweep(this.session.subjects, this.view) : null;
    if (!stacks || !subject) return;
    const { orders } = await this.session.orders(subject);
    for (const order of orders) this.sweep.set(stacks.sweepHex(order, this.ground), order);
  }

  /** Takes units that wait beside the map. */
  takeWaiting(units: string[]): void {
    this.why = null;
    this.supply = null;
    this.considered = null;
    this.hex = -1;
    this.forget();
    this.taken = units;
    this.said = this.lead?.spoken ?? '';
    void this.study();
  }

  select(hex: number, unit?: string): void {
    this.theatre.close();
    this.why = null;
    this.supply = null;
    this.considered = null;
    this.hex = hex;
    const here = this.at(hex).filter((p) => p.own);
    const able = here.filter((p) => this.canAct(p));
    const choice = able.length > 0 ? able : here;
    this.taken = unit ? [unit] : (this.game.stacks ? choice : choice.slice(0, 1)).map((p) => p.id);
    const shown = this.lead ?? this.at(hex)[0];
    this.said = shown ? shown.spoken : this.hexName(hex);
    void this.study();
    this.redraw();
  }

  /** Takes or leaves a unit of the stack. */
  toggle(unit: string): void {
    this.taken = this.taken.includes(unit) ? this.taken.filter((u) => u !== unit) : [...this.taken, unit];
    void this.study();
    this.redraw();
  }

  /** Escape, or a tap on the ground: one step back, always. */
  stepBack(): boolean {
    if (this.why) this.why = null;
    else if (this.considered) this.considered = null;
    else if (this.supply) this.supply = null;
    else if (this.hex >= 0 || this.taken.length > 0) {
      this.hex = -1;
      this.taken = [];
      this.forget();
      this.lookAround();
    } else return false;
    this.redraw();
    return true;
  }

  private forget(): void {
    this.legal = [];
    this.reach = [];
    this.targets = [];
    this.verbs = [];
    this.reachLayer.clear();
    this.targetLayer.targets = [];
  }

  /** Asks what the leading unit, or the hex, can do. Late answers to earlier questions are dropped. */
  study(): Promise<void> {
    this.studying = this.studyLead();
    return this.studying;
  }

  private async studyLead(): Promise<void> {
    const ask = ++this.asked;
    if (!this.active || (!this.lead && this.hex < 0)) {
      this.forget();
      this.lookAround();
      this.redraw();
      return;
    }
    try {
      const ofHex = this.game.hexSubject(this.hexId(this.hex));
      const aboutHex = !this.game.stacks && this.session.subjects.includes(ofHex);
      const lead = aboutHex ? null : this.lead;
      const subject = lead ? this.game.unitSubject(lead) : ofHex;
      const able = this.session.subjects.includes(subject);
      const question = lead && this.view ? this.reachQuestion(lead, this.view) : null;
      const [orders, reach] = await Promise.all([
        able ? this.session.orders(subject) : null,
        able && question ? this.session.ask(question) : null,
      ]);
      if (ask !== this.asked || !this.view || !this.prompt) return;
      this.legal = orders?.orders ?? [];
      this.reach = reach ? this.game.reach(reach.answer, this.ground, lead!.hex) : (this.game.stacks?.reachOrders(this.legal, this.ground) ?? []);
      this.targets = this.targetsOf(lead);
      this.verbs = lead ? this.game.verbs(lead, this.legal, this.view, this.prompt, this.ground) : this.game.hexVerbs(this.legal);
      this.reachLayer.setReach(lead?.hex ?? -1, this.reach, lead?.look.travel ?? false);
      this.targetLayer.targets = lead ? this.targets : this.hexTargets();
      this.redraw();
      this.studied++;
      if (lead) await this.findOdds(ask, lead);
    } catch (error) {
      this.session.tell(error);
    }
  }

  private reachQuestion(lead: Piece, view: View): string | null {
    const { stacks } = this.game;
    return stacks ? stacks.reachQuestion(this.takenPieces, view) : this.game.reachQuestion(lead, view);
  }

  private get takenPieces(): Piece[] {
    return this.taken.map((id) => this.piece(id)).filter((p): p is Piece => p !== null);
  }

  private targetsOf(lead: Piece | null): Target[] {
    if (lead && this.game.stacks) return this.allTargets().filter((t) => this.ground.layout.direction(lead.hex, t.hex) >= 0);
    return this.game.targets(this.legal, lead, this.ground).map((t) => ({ ...t, odds: '' }));
  }

  /** Every hex that can be attacked by somebody. */
  private allTargets(): Target[] {
    const names = this.session.subjects.map((s) => this.game.stacks?.targetHex(s) ?? null);
    return names.filter((n): n is string => n !== null).map((n) => ({ hex: this.ground.hex(n), order: n, odds: '' }));
  }

  /** Nothing is selected: every hex that can be attacked, or chosen by the phase itself. */
  private lookAround(): void {
    this.targetLayer.targets = this.hexTargets();
    if (!this.active || !this.game.stacks) return;
    this.targets = this.allTargets();
    this.targetLayer.targets = this.targets;
    this.reach = [...this.sweep.keys()].map((hex) => ({ hex, cost: 0, left: 0, path: [hex], steps: [] }));
    this.reachLayer.setReach(-1, this.reach);
  }

  /** Hexes that orders can be about now, ringed until one is chosen. */
  private hexTargets(): Target[] {
    if (!this.active) return [];
    return this.session.subjects
      .map((s) => this.game.subjectHex(s))
      .filter((name): name is string => name !== null)
      .map((name) => ({ hex: this.ground.hex(name), order: '', odds: '' }));
  }

  private async findOdds(ask: number, lead: Piece): Promise<void> {
    for (const target of this.targets) {
      const reply = await this.session.ask(this.game.oddsQuestion(this.hexId(target.hex), this.attackers(target.hex, lead)));
      if (ask !== this.asked) return;
      this.targets = this.targets.map((t) => (t.hex === target.hex ? { ...t, odds: this.game.oddsBadge(reply.answer) } : t));
      this.targetLayer.targets = this.targets;
      this.redraw();
    }
  }

  /** The leading unit, those taken with it, and those that have already plotted the same attack. */
  private attackers(target: number, lead: Piece): Piece[] {
    const plotted = this.board.plots.filter((p) => p.to === target).map((p) => p.by);
    return [...new Set([lead.id, ...this.taken, ...plotted])].map((id) => this.piece(id)).filter((p): p is Piece => p !== null);
  }

  /** Opens the odds card for a target. */
  async consider(target: Target): Promise<void> {
    if (this.game.stacks) return this.considerForce(target);
    const lead = this.lead;
    if (!lead) return;
    const question = this.game.oddsQuestion(this.hexId(target.hex), this.attackers(target.hex, lead));
    try {
      const reply = await this.session.ask(question);
      const sheet = this.game.odds(reply.answer, this.board, this.ground);
      const others = this.taken.map((id) => this.piece(id)).filter((p): p is Piece => p !== null && p.id !== lead.id);
      const orders = [target.order, ...others.map((other) => this.game.attackBy(target.order, lead, other))];
      if (sheet) this.considered = { sheet, orders, target: target.hex };
    } catch (error) {
      this.session.tell(error);
    }
    this.redraw();
  }

  /** Opens the odds card with a force to pick from: those in hand if they can take part, else what is offered first. */
  private async considerForce(target: Target): Promise<void> {
    const { stacks } = this.game;
    if (!stacks) return;
    try {
      const { orders } = await this.session.orders(stacks.targetSubject(this.hexId(target.hex)));
      const { all, first } = stacks.attackers(orders);
      const inHand = this.taken.filter((id) => all.includes(id));
      await this.weigh(target.hex, all, inHand.length > 0 ? inHand : first);
    } catch (error) {
      this.session.tell(error);
    }
  }

  /** A unit joins or leaves the attack being considered. */
  async pickAttacker(id: string): Promise<void> {
    const { target, choices, chosen } = this.considered ?? {};
    if (target === undefined || !choices || !chosen) return;
    const next = chosen.includes(id) ? chosen.filter((u) => u !== id) : [...chosen, id];
    if (next.length > 0) await this.weigh(target, choices.map((p) => p.id), next);
  }

  private async weigh(target: number, all: string[], chosen: string[]): Promise<void> {
    const { stacks } = this.game;
    if (!stacks) return;
    const pieces = (ids: string[]) => ids.map((id) => this.piece(id)).filter((p): p is Piece => p !== null);
    const order = stacks.attackOrder(this.hexId(target), chosen);
    try {
      const [reply, judged] = await Promise.all([this.session.ask(this.game.oddsQuestion(this.hexId(target), pieces(chosen))), this.session.judge(order)]);
      const sheet = this.game.odds(reply.answer, this.board, this.ground);
      if (sheet) this.considered = { sheet, orders: [order], target, choices: pieces(all), chosen };
      this.why = judged.legal ? null : { title: 'They cannot attack together.', reasons: judged.reasons };
    } catch (error) {
      this.session.tell(error);
    }
    this.redraw();
  }

  async moveTo(goal: ReachHex): Promise<void> {
    const { stacks } = this.game;
    if (stacks && this.view) {
      await this.session.play(stacks.moveOrders(this.takenPieces, goal, this.view, this.ground));
      return;
    }
    const from = this.hex;
    const movers = this.taken.map((id) => this.piece(id)).filter((p): p is Piece => p !== null && p.hex === from);
    for (const mover of movers) {
      const played = await this.session.play(this.game.moveOrders(mover, from, goal.path, this.ground));
      if (!played) break;
      this.walk(mover.id, [from, ...goal.path]);
    }
  }

  /** Shows a unit walking the way it has just gone. */
  private walk(id: string, path: number[]): void {
    const piece = this.piece(id);
    if (!piece || !this.map || this.map.camera.calm || piece.hex !== path[path.length - 1]) return;
    this.pieces.fly(piece, path, performance.now(), 70 * (path.length - 1));
    this.redraw();
  }

  /** Plots what is being considered, by every unit taken up. */
  async attack(): Promise<void> {
    const plan = this.considered;
    if (!plan || !(await this.play(...plan.orders))) return;
    this.considered = null;
    this.select(this.hex);
  }

  async play(...orders: string[]): Promise<boolean> {
    this.why = null;
    const played = await this.session.play(orders);
    if (!played && this.session.refusal) {
      this.why = { title: this.session.refusal.message, reasons: this.session.refusal.reasons };
      this.session.refusal = null;
    }
    return played;
  }

  /** "Why not?": every clause that forbids an order. */
  async askWhy(order: string, title: string): Promise<void> {
    try {
      const judged = await this.session.judge(order);
      this.why = judged.legal ? null : { title, reasons: judged.reasons };
    } catch (error) {
      this.session.tell(error);
    }
  }

  async askSupply(): Promise<void> {
    const lead = this.lead ?? this.at(this.hex)[0];
    const question = lead?.own ? this.game.supplyQuestion(lead) : null;
    if (!question) return;
    try {
      this.supply = this.game.supply((await this.session.ask(question)).answer, this.ground);
    } catch (error) {
      this.session.tell(error);
    }
    this.redraw();
  }

  /** A click or tap on a hex, or Enter on the cursor. */
  act(hex: number): void {
    if (hex < 0) {
      this.stepBack();
      return;
    }
    const target = this.targets.find((t) => t.hex === hex);
    const goal = this.reach.find((r) => r.hex === hex);
    const swept = this.lead ? undefined : this.sweep.get(hex);
    if (swept) void this.play(swept);
    else if ((this.lead || this.game.stacks) && target && !this.isHexSubject(hex)) void this.consider(target);
    else if (this.lead && goal && hex !== this.hex) void this.moveTo(goal);
    else if (hex === this.hex && this.at(hex).length > 1) this.cycle();
    else if (this.at(hex).length > 0 || this.isHexSubject(hex)) this.select(hex);
    else if (!this.stepBack()) this.select(hex);
  }

  /** A drag from a hex takes the units there in hand. */
  grab(hex: number): boolean {
    if (!this.game.stacks || !this.active || !this.at(hex).some((p) => p.own && this.canAct(p))) return false;
    if (hex !== this.hex) this.select(hex);
    return true;
  }

  /** The units in hand are let go over a hex: they go there if they can. */
  async drop(hex: number): Promise<void> {
    await this.studying;
    if (hex < 0 || hex === this.hex) return;
    if (this.reach.some((r) => r.hex === hex)) this.act(hex);
    else this.said = `${this.hexName(hex)} is out of reach.`;
  }

  private isHexSubject(hex: number): boolean {
    return this.session.subjects.includes(this.game.hexSubject(this.hexId(hex)));
  }

  /** The next unit of the same stack leads. */
  private cycle(): void {
    const own = this.at(this.hex).filter((p) => p.own);
    if (own.length < 2) return;
    const next = own[(own.findIndex((p) => p.id === this.taken[0]) + 1) % own.length];
    this.select(this.hex, next.id);
  }

  /** "Next unit that can still act", from the one now selected. */
  next(): void {
    const acting = this.acting;
    if (acting.length === 0) return;
    const id = acting[(acting.indexOf(this.taken[0]) + 1) % acting.length];
    const piece = this.piece(id);
    if (!piece || piece.hex < 0) return;
    this.select(piece.hex, id);
    this.lookAt(piece.hex);
  }

  /** Brings a hex into sight, and close enough to read its counters. */
  lookAt(hex: number): void {
    if (!this.map) return;
    if (this.map.camera.scale >= 40) this.map.reveal(hex);
    else this.map.approach(hex, this.map.camera.width > 1000 ? 80 : 56);
  }

  point(hex: number): void {
    this.pointed = hex;
    this.reachLayer.pointed = hex;
    this.redraw();
    void this.explain(hex);
  }

  /** Why the unit in hand cannot go to the hex pointed at: every clause for a neighbour, a sentence for what is further. */
  private async explain(hex: number): Promise<void> {
    this.whyNotThere = null;
    const lead = this.lead;
    if (!lead || hex < 0 || hex === lead.hex || !this.active || this.reach.some((r) => r.hex === hex) || this.targets.some((t) => t.hex === hex)) return;
    const direction = this.ground.layout.direction(lead.hex, hex);
    if (direction < 0 || this.reach.length === 0 && this.verbs.length === 0) return;
    const order = this.orderToward(lead, hex, direction);
    if (!order) return;
    try {
      const judged = await this.session.judge(order);
      if (this.pointed === hex && !judged.legal) this.whyNotThere = judged.reasons;
    } catch {
      this.whyNotThere = null; // a hover asks again as soon as the pointer moves
    }
  }

  /** The attack or the step that would lead from the unit in hand into a hex beside it. */
  private orderToward(lead: Piece, hex: number, direction: number): string | undefined {
    const hostile = this.at(hex).some((p) => !p.own);
    const { stacks } = this.game;
    if (!stacks || !this.view) {
      const orders = this.game.directionOrders(lead, direction + 1);
      return hostile ? orders[0] : orders[orders.length - 1];
    }
    if (hostile) return stacks.attackOrder(this.hexId(hex), this.taken);
    return stacks.moveOrders(this.takenPieces, { hex, cost: 0, left: 0, path: [hex], steps: [] }, this.view, this.ground)[0];
  }

  moveCursor(direction: number): void {
    const from = this.cursor >= 0 ? this.cursor : this.hex >= 0 ? this.hex : this.ground.layout.at(15, 16);
    const to = this.ground.layout.neighbour(from, direction);
    if (to < 0) return;
    this.cursor = to;
    this.said = this.spokenHex(to);
    this.map?.reveal(to);
    this.redraw();
  }

  hexId(hex: number): string {
    return this.ground.map.hexes[hex]?.name ?? '';
  }

  hexName(hex: number): string {
    const h = this.ground.map.hexes[hex];
    return h ? (h.place ? `${h.place.name} ${h.name}` : h.name) : '';
  }

  spokenHex(hex: number): string {
    const h = this.ground.map.hexes[hex];
    if (!h) return '';
    const goal = this.reach.find((r) => r.hex === hex);
    const parts = [this.hexName(hex), h.terrain, ...this.at(hex).map((p) => p.spoken)];
    if (goal) parts.push(`costs ${goal.cost}, leaves ${goal.left}`);
    return parts.join(', ');
  }

  /** Puts on the map what others did, and every combat; the log has the rest. */
  showNews(items: Item[], pace: number): void {
    const own = this.board.pieces.filter((p) => p.own && p.hex >= 0).map((p) => p.hex);
    const near = (hex: number) => own.some((h) => this.ground.layout.distance(h, hex) <= 2);
    const calm = this.map?.camera.calm ?? true;
    this.theatre.show(items, calm ? 0 : pace, performance.now(), this.session.side, near);
    this.map?.invalidate();
  }

  redraw(): void {
    this.pieces.selected = new Set(this.taken);
    this.targetLayer.considered = this.considered?.target ?? -1;
    this.marks.ways = this.supply ? [{ hexes: this.supply.way, colour: '#1E7A4C', dashed: false }] : [];
    this.marks.blocked = this.supply?.blocked ?? [];
    this.marks.found = this.hex >= 0 && this.at(this.hex).length === 0 ? this.hex : -1;
    this.marks.cursor = this.cursor;
    this.map?.invalidate();
  }
}
