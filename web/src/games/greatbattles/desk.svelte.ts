import type { Answer, FirePreview, GreatBattlesEvent, GreatBattlesView, Item, Prompt, Reason, Targets, TemplateView, Told, View } from '../../api/types.ts';
import type { Session } from '../../table/session.svelte.ts';
import { Asking } from './asking.ts';
import type { TableCanvas } from './canvas.ts';
import { moveOrder, nearestOffer, putAt, type Step } from './carrying.ts';
import { type Field, fieldOf, isPost, spokenStand, spokenUnit, type StandPiece, unitMiddle, type UnitPiece } from './field.ts';
import { between, type Dot, inside, place } from './geo.ts';
import { EMPTY, GroundLayer, type Scene, SceneLayer } from './layers/scene.ts';
import { StandLayer } from './layers/stands.ts';
import { Pointer } from './pointer.ts';
import { isPlaced } from './words.ts';

export type Tool = 'hand' | 'sight' | 'ruler';

/** An order that is being weighed, with what the engine says of it. */
export interface Considered {
  order: string;
  answer: Answer;
}

/** What the player has in hand at a table measured in inches. Every figure shown was answered by the engine. */
export class StandDesk {
  field = $state.raw<Field | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  unitName = $state('');
  standName = $state('');
  tool = $state<Tool>('hand');
  /** Legal orders of the unit in hand, of the step, and of each template. */
  orders = $state.raw<string[]>([]);
  stepOrders = $state.raw<string[]>([]);
  templateOrders = $state.raw<Record<number, string[]>>({});
  /** Orders of all units, while something interrupts and they are the answers. */
  answers = $state.raw<string[]>([]);
  /** Whether it is known what can be ordered now. */
  ready = $state(false);
  shots = $state.raw<{ order: string; shot: FirePreview }[]>([]);
  targets = $state.raw<Targets | null>(null);
  considered = $state.raw<Considered | null>(null);
  /** Whether the hand still moves: then nothing can be confirmed. */
  live = $state(false);
  steps = $state.raw<Step[]>([]);
  /** How a unit is laid out when it comes to the table. */
  formation = $state('defensive');
  facing = $state(0);
  /** The template being placed, and its mission. */
  template = $state(0);
  mission = $state<'registered' | 'pre-planned' | 'call'>('registered');
  missionTurn = $state(1);
  /** Which of the landings offered. */
  landing = $state(0);
  line = $state.raw<Extract<Answer, { type: 'SightLine' }> | null>(null);
  why = $state.raw<{ title: string; reasons: Reason[] } | null>(null);
  news = $state.raw<Told[]>([]);
  hovered = $state('');
  /** A place typed or moved by keys. */
  cursor = $state.raw<Dot | null>(null);
  said = $state('');
  clausesOpened = $state(0);
  /** How often lines of sight were laid; the guided game watches it. */
  looked = $state(0);
  previewed = $state(0);
  map: TableCanvas | null = null;
  readonly stands = new StandLayer();
  readonly ground = new GroundLayer();
  readonly over = new SceneLayer();
  private readonly asking: Asking;
  readonly pointer: Pointer;
  scene: Scene = EMPTY;
  /** Whether the unit in hand must stand on a road. */
  private onRoad = false;
  private asked = 0;

  constructor(readonly session: Session) {
    this.asking = new Asking(session);
    this.pointer = new Pointer(this);
  }

  get layers() {
    return [this.ground, this.stands, this.over];
  }

  get active(): boolean {
    return this.session.myTurn && this.session.moment === null;
  }

  /** Whether the orders offered belong to the position shown, and none is on its way. */
  get canOrder(): boolean {
    return this.ready && !this.session.busy;
  }

  get view(): GreatBattlesView | null {
    return this.field?.view ?? null;
  }

  get phase(): string {
    return this.view?.phase ?? '';
  }

  get unit(): UnitPiece | null {
    return this.field?.units.find((u) => u.name === this.unitName) ?? null;
  }

  get stand(): StandPiece | null {
    return this.field?.stands.find((s) => s.name === this.standName) ?? null;
  }

  unitNamed(name: string): UnitPiece | null {
    return this.field?.units.find((u) => u.name === name) ?? null;
  }

  standNamed(name: string): StandPiece | null {
    return this.field?.stands.find((s) => s.name === name) ?? null;
  }

  /** Units that can still be given an order. */
  get acting(): string[] {
    return this.session.subjects.filter((s) => s.startsWith('unit ')).map((s) => s.slice(5));
  }

  get ownTemplates(): TemplateView[] {
    return this.field?.templates.filter((t) => t.side === this.field?.side) ?? [];
  }

  /** Whether the unit in hand comes to the table now. */
  get placing(): boolean {
    const unit = this.unit;
    if (!this.active || !unit?.own) return false;
    if (this.phase === 'set-up') return true;
    return this.phase.endsWith('deployment') && unit.stands.length === 0 && this.acting.includes(unit.name);
  }

  get canMove(): boolean {
    return this.active && this.phase === 'movement' && !this.prompt?.interruption && this.unit !== null && this.unit.own && this.acting.includes(this.unitName);
  }

  show(view: View, prompt: Prompt, side: string): void {
    if (view.type !== 'GreatBattlesView') return;
    this.asked++;
    this.ready = false;
    this.prompt = prompt;
    this.field = fieldOf(view, side);
    this.stands.setStands(this.field.stands, this.map?.camera.calm ?? true);
    if (!this.unit) this.unitName = '';
    if (!this.stand) this.standName = '';
    this.dropPlans();
    this.redraw();
  }

  /** Gives up what was being weighed. */
  private dropPlans(): void {
    this.asking.forget();
    this.considered = null;
    this.pointer.letGo();
    this.live = false;
    this.steps = [];
    this.line = null;
    this.targets = null;
  }

  /** Subjects have come: find what the step, the templates and the unit in hand can be told. */
  async subjectsCame(): Promise<void> {
    const ask = ++this.asked;
    const { subjects } = this.session;
    this.ready = false;
    this.stepOrders = [];
    this.templateOrders = {};
    this.answers = [];
    this.shots = [];
    this.orders = [];
    const able = new Set(this.acting);
    this.stands.able = new Set(this.active ? (this.field?.stands.filter((s) => able.has(s.unit)).map((s) => s.name) ?? []) : []);
    this.markInterruption();
    if (!this.active) return this.redraw();
    try {
      const wanted = subjects.filter((s) => !s.startsWith('unit ') || this.prompt?.interruption);
      const found = await Promise.all(wanted.map(async (s) => [s, (await this.session.orders(s)).orders] as const));
      if (ask !== this.asked) return;
      for (const [subject, orders] of found) {
        if (subject === 'step') this.stepOrders = orders;
        else if (subject.startsWith('template ')) this.templateOrders = { ...this.templateOrders, [Number(subject.slice(9))]: orders };
        else this.answers = [...this.answers, ...orders];
      }
      await this.study();
      if (ask !== this.asked) return;
      this.ready = subjects.length > 0;
      await this.weighShots(ask);
    } catch (error) {
      this.session.tell(error);
    }
    this.redraw();
  }

  /** The unit an interruption is about stands out, and is brought into sight. */
  private markInterruption(): void {
    const name = this.prompt?.interruption ? this.prompt.where : null;
    const marked = this.field?.stands.filter((s) => s.unit === name || s.name === name) ?? [];
    this.stands.marked = new Set(marked.map((s) => s.name));
    if (marked.length > 0) this.map?.reveal(marked[0].at);
  }

  /** C8: every shot that can be fired at the mover, with its chances, the best first. */
  private async weighShots(ask: number): Promise<void> {
    const orders = this.answers.filter((o) => o.startsWith('opportunity ')).slice(0, 24);
    const weighed: { order: string; shot: FirePreview }[] = [];
    for (const order of orders) {
      const { answer } = await this.session.ask(`preview ${order}`);
      if (ask !== this.asked) return;
      if (answer.type === 'FirePreview') weighed.push({ order, shot: answer });
    }
    this.shots = weighed.sort((a, b) => b.shot.destroys - a.shot.destroys || b.shot.hits - a.shot.hits);
  }

  select(unit: string, stand = ''): void {
    this.why = null;
    this.news = [];
    this.dropPlans();
    this.template = 0;
    this.unitName = unit;
    this.standName = stand;
    const piece = this.unit;
    if (piece && !stand && piece.stands.length > 0) this.standName = piece.stands[0].name;
    if (piece?.own && piece.stands.length > 0) {
      this.facing = piece.stands[0].facing;
      this.formation = piece.formation;
    }
    if (piece?.own && piece.stands.length === 0) this.formation = isPost(piece.id) ? 'assault' : 'defensive';
    this.said = this.stand ? spokenStand(this.stand) : piece ? spokenUnit(piece) : '';
    void this.study();
  }

  /** Asks what the unit in hand can do and what its stand can fire at. */
  async study(): Promise<void> {
    const unit = this.unit;
    const stand = this.stand;
    this.orders = [];
    this.targets = null;
    this.scene = { ...this.scene, zone: null };
    this.redraw();
    if (!unit) return;
    const ask = this.asked;
    try {
      const able = this.active && this.acting.includes(unit.name);
      const [orders, targets, zone] = await Promise.all([
        able ? this.session.orders(`unit ${unit.name}`) : null,
        stand ? this.session.ask(`targets ${stand.name}`) : null,
        this.placing ? this.session.ask(`zone ${unit.name}`) : null,
      ]);
      if (ask !== this.asked || unit.name !== this.unitName || stand?.name !== this.stand?.name) return;
      this.orders = orders?.orders ?? [];
      if (targets?.answer.type === 'Targets') this.targets = targets.answer;
      if (zone?.answer.type === 'Ground' && this.field) {
        const { sheet } = this.field;
        this.scene = { ...this.scene, zone: { areas: zone.answer.areas.map((a) => sheet.dots(a)), circles: zone.answer.circles.map(([x, y, r]) => [sheet.dot(x, y), r / 1000]) } };
        if (unit.stands.length === 0) this.facing = zone.answer.facing;
        this.onRoad = zone.answer.road;
      }
    } catch (error) {
      this.session.tell(error);
    }
    this.redraw();
  }

  /** How the unit in hand can be landed or sent to a place now: the verb, and what follows the place. */
  get landings(): { verb: string; rest: string }[] {
    const found = this.orders.filter((o) => /^(drop|postpone|make-for) /.test(o)).map((o) => ({ verb: o.split(' ')[0], rest: o.split(' ').slice(3).join(' ') }));
    return found.filter((l, i) => found.findIndex((o) => o.verb === l.verb && o.rest === l.rest) === i);
  }

  /** Weighs a landing at a place. */
  landAt(dot: Dot): void {
    const landing = this.landings[this.landing] ?? this.landings[0];
    if (landing) this.preview(`${landing.verb} ${this.unitName} ${place(this.rounded(dot))} ${landing.rest}`.trim());
  }

  /** Verbs of the unit in hand: orders that need no place. */
  get verbs(): string[] {
    return this.orders.filter((o) => !isPlaced(o));
  }

  // ---- weighing ----

  preview(order: string, live = false): void {
    this.live = live;
    this.asking.ask(`preview ${order}`, (answer) => {
      this.considered = { order, answer };
      if (!live) this.previewed++;
      this.redraw();
    });
  }

  /** Whether what is weighed may be ordered. */
  get allowed(): boolean {
    return this.considered !== null && this.reasons.length === 0;
  }

  get reasons(): Reason[] {
    const answer = this.considered?.answer;
    return answer && 'reasons' in answer ? answer.reasons : [];
  }

  async confirm(): Promise<void> {
    const plan = this.considered;
    if (!plan || !this.allowed) return;
    const again = this.unitName;
    if (!(await this.play(plan.order))) return;
    this.template = 0;
    if (again) this.unitName = again;
  }

  async play(order: string): Promise<boolean> {
    this.why = null;
    this.news = [];
    const played = await this.session.play([order]);
    if (!played && this.session.refusal) {
      this.why = { title: this.session.refusal.message, reasons: this.session.refusal.reasons };
      this.session.refusal = null;
    }
    return played;
  }

  /** Formation templates: the battalion as it would stand. */
  form(formation: string): void {
    this.formation = formation;
    this.steps = [];
    if (this.placing) {
      const at = this.considered?.answer.type === 'Layout' ? this.considered.order.split(' ')[3] : null;
      if (at) this.previewPlace(at);
      return;
    }
    if (this.unit) this.preview(`form ${this.unit.name} ${formation} ${this.facing}`);
  }

  turn(facing: number): void {
    this.facing = ((facing % 360) + 360) % 360;
    this.form(this.formation);
  }

  private previewPlace(at: string, live = false): void {
    const verb = this.phase === 'set-up' ? 'set-up' : 'deploy';
    this.preview(`${verb} ${this.unitName} ${this.formation} ${at} ${this.facing}`, live);
  }

  placeAt(dot: Dot, live = false): void {
    if (this.field && this.unit) this.previewPlace(place(this.rounded(this.putting(dot))), live);
  }

  private putting(dot: Dot): Dot {
    return putAt(this.unit!, dot, this.facing, this.onRoad, this.field!);
  }

  templateAt(dot: Dot, live = false): void {
    if (!this.field) return;
    const at = place(this.rounded(dot));
    if (this.mission === 'call') this.preview(`call ${this.template} ${at}`, live);
    else this.preview(`plan ${this.template} ${this.mission} ${at}${this.mission === 'pre-planned' ? ` turn ${this.missionTurn}` : ''}`, live);
  }

  private rounded(dot: Dot): [number, number] {
    const [x, y] = this.field!.sheet.mils(dot);
    return [Math.round(x / 50) * 50, Math.round(y / 50) * 50];
  }

  /** Moves the battalion in hand by steps; the last one is still in the hand. */
  moveBy(steps: Step[], live = false): void {
    if (!this.unit || !this.field || this.unit.stands.length === 0) return;
    this.steps = steps;
    this.preview(moveOrder(this.unit, steps, this.field), live);
  }

  /** Keeps the way so far and goes on from its end. */
  waypoint(): void {
    if (this.considered?.answer.type === 'MovePreview' && this.steps.length > 0) this.moveBy([...this.steps, [0, 0]]);
  }

  /** Shortens the way to what can be afforded. */
  shorten(): void {
    const answer = this.considered?.answer;
    if (answer?.type !== 'MovePreview' || answer.longest === 0) return;
    const share = Math.floor((answer.affordable / answer.longest) * 1000) / 1000;
    let left = share * this.steps.reduce((sum, s) => sum + Math.hypot(...s), 0);
    const cut: Step[] = [];
    for (const [dx, dy] of this.steps) {
      const length = Math.hypot(dx, dy);
      if (left <= 0) break;
      const t = Math.min(1, left / length);
      cut.push([dx * t, dy * t]);
      left -= length;
    }
    this.moveBy(cut);
  }

  // ---- measuring ----

  pick(tool: Tool): void {
    this.tool = this.tool === tool ? 'hand' : tool;
    this.line = null;
    this.pointer.letGo();
    this.said = this.tool === 'sight' ? 'Line of sight: choose two stands or places.' : this.tool === 'ruler' ? 'Ruler: choose two places.' : '';
    this.redraw();
  }

  /** G27: the straight edge from stand to stand. */
  look(from: string, to: string): void {
    this.asking.ask(`look ${from} ${to}`, (answer) => this.laid(answer));
  }

  /** The tape from place to place. */
  tape(from: Dot, to: Dot): void {
    if (this.field) this.asking.ask(`measure ${place(this.field.sheet.mils(from))} ${place(this.field.sheet.mils(to))}`, (answer) => this.laid(answer));
  }

  private laid(answer: Answer): void {
    if (answer.type !== 'SightLine') return;
    this.line = answer;
    this.looked++;
    this.redraw();
  }

  // ---- the pointer ----

  standAt(dot: Dot): StandPiece | null {
    const found = this.field?.stands.filter((s) => inside(dot, s.corners)) ?? [];
    if (found.length > 0) return found[found.length - 1];
    const near = 9 / (this.map?.camera.scale ?? 40);
    return this.field?.stands.find((s) => between(s.at, dot) < Math.min(s.width, s.depth) / 2 + near) ?? null;
  }

  /** A click with a unit in hand that comes to the table: at set-up it is put down at once, for it can be put elsewhere. */
  put(dot: Dot): void {
    const unit = this.unitName;
    const verb = this.phase === 'set-up' ? 'set-up' : 'deploy';
    const order = `${verb} ${unit} ${this.formation} ${place(this.rounded(this.putting(dot)))} ${this.facing}`;
    this.live = false;
    this.asking.ask(`preview ${order}`, (answer) => {
      this.considered = { order, answer };
      this.redraw();
      const offer = this.allowed ? null : nearestOffer(this.orders, verb, this.putting(dot), this.field!);
      if (offer) this.preview(offer);
      else if (verb === 'set-up' && this.allowed) void this.confirm();
    });
  }

  /** Weighs a shot of the stand in hand, or of the answers to an interruption. */
  aimAt(target: StandPiece): boolean {
    if (this.prompt?.interruption) {
      const shot = this.shots.find((s) => s.shot.to === target.name && (!this.standName || s.shot.from === this.standName));
      if (shot) this.considered = { order: shot.order, answer: shot.shot };
      this.redraw();
      return shot !== undefined;
    }
    if (!this.stand?.own || !this.targets) return false;
    const shot = this.targets.shots.find((s) => s.to === target.name && s.reasons.length === 0) ?? this.targets.shots.find((s) => s.to === target.name);
    if (!shot) return false;
    this.preview(`aim ${this.standName} ${target.name}${shot.manner === 'indirect' ? ' indirect' : ''}`);
    return true;
  }

  /** Escape, or a click on the ground. True if there was something to step back from. */
  stepBack(): boolean {
    const had = this.considered !== null || this.template > 0 || this.unitName !== '' || this.tool !== 'hand' || this.news.length > 0 || this.why !== null;
    this.news = [];
    this.why = null;
    if (this.considered || this.template > 0) {
      this.dropPlans();
      this.template = 0;
      void this.study();
    } else if (this.tool !== 'hand') this.pick(this.tool);
    else {
      this.unitName = '';
      this.standName = '';
      this.dropPlans();
      this.scene = { ...this.scene, zone: null };
      this.orders = [];
    }
    this.redraw();
    return had;
  }

  next(): void {
    const acting = this.acting;
    if (acting.length === 0) return;
    const name = acting[(acting.indexOf(this.unitName) + 1) % acting.length];
    this.select(name);
    const at = this.unit && unitMiddle(this.unit);
    if (at) this.map?.reveal(at);
  }

  /** Puts on the table what happened: the dice first of all. */
  showNews(items: Item[]): void {
    const told = items.flatMap((i) => (i.type === 'Played' ? i.events : []));
    const mine = items.every((i) => i.type === 'Played' && i.side === this.session.side);
    this.news = told.filter((t) => t.rolls.length > 0 || (!mine && worthTelling(t))).slice(-12);
  }

  /** Where an event happened. */
  dotOf(event: GreatBattlesEvent): Dot | null {
    for (const name of event.about) {
      const stand = this.standNamed(name);
      const unit = this.unitNamed(name);
      const at = stand?.at ?? (unit && unitMiddle(unit));
      if (at) return at;
    }
    return null;
  }

  point(dot: Dot | null): void {
    this.scene = { ...this.scene, pointed: dot };
    if (dot) this.map?.reveal(dot);
    this.redraw();
  }

  /** Goes to a place, and takes up what was looked for there. */
  visit(dot: Dot | null, unit = '', stand = ''): void {
    if (unit) this.select(unit, stand);
    this.scene = { ...this.scene, pointed: unit ? null : dot };
    if (dot) this.map?.approach(dot);
    this.redraw();
  }

  redraw(): void {
    const { field } = this;
    if (!field) return;
    const answer = this.considered?.answer;
    const ghosts =
      answer?.type === 'MovePreview' ? answer.walks.map((w) => ({ corners: field.sheet.dots(w.end.corners), facing: w.end.facing }))
      : answer?.type === 'Layout' ? answer.stands.map((s) => ({ corners: field.sheet.dots(s.corners), facing: s.facing }))
      : [];
    const stand = this.stand;
    this.scene = {
      ...this.scene, ghosts, fits: this.reasons.length === 0, line: this.line, templates: field.templates, side: field.side, cursor: this.cursor,
      move: answer?.type === 'MovePreview' ? answer : null,
      drop: answer?.type === 'DropPreview' ? answer : null,
      barrage: answer?.type === 'BarragePreview' && this.template > 0 ? answer : null,
      arcs: stand && this.targets && this.targets.direct > 0 && !this.considered ? { at: stand.at, facing: stand.facing, sight: this.targets.sight, direct: this.targets.direct, indirect: this.targets.indirect } : null,
      chances: this.chances(),
      handle: this.handle(),
    };
    this.stands.selected = new Set(this.unit?.stands.map((s) => s.name) ?? []);
    this.stands.lead = this.standName;
    this.ground.scene = this.over.scene = this.scene;
    this.map?.invalidate();
  }

  private chances(): Scene['chances'] {
    if (!this.targets || !this.stand?.own) return [];
    return this.targets.shots.filter((s) => s.reasons.length === 0).flatMap((shot) => {
      const target = this.standNamed(shot.to);
      return target ? [{ at: target.at, text: `${shot.hits} · ${shot.destroys} %` }] : [];
    });
  }

  private handle(): Scene['handle'] {
    const unit = this.unit;
    const shown = this.considered?.answer.type === 'Layout' || (this.canMove && this.steps.length === 0 && unit?.formation !== 'road') || (this.placing && (unit?.stands.length ?? 0) > 0);
    if (!unit?.own || !shown || !this.active || unit.stands.length === 0) return null;
    const from = unitMiddle(unit)!;
    const angle = (this.facing * Math.PI) / 180;
    const far = 1.7;
    return { from, at: [from[0] + Math.sin(angle) * far, from[1] - Math.cos(angle) * far] };
  }
}

const QUIET = new Set(['phase', 'plan', 'set-up', 'actions']);
const worthTelling = (told: Told) => told.event.type === 'GreatBattlesEvent' && !QUIET.has(told.event.kind);
