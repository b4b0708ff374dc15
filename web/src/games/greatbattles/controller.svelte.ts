import type { Answer, GreatBattlesView, Item, OrderDescription, Parts, Prompt, Reason, Targets, View } from '../../api/types.ts';
import { passing } from '../../table/passing.ts';
import { Rotation } from '../../table/rotation.ts';
import type { Input, Session } from '../../table/session.svelte.ts';
import { Asking } from './asking.ts';
import type { TableCanvas } from './canvas.ts';
import { type Field, fieldOf, isPost, spokenStand, spokenUnit, type StandPiece, unitMiddle, type UnitPiece } from './field.ts';
import { between, type Dot, inside } from './geo.ts';
import { Gunnery } from './gunnery.svelte.ts';
import { actsBetween } from './show/standActs.ts';
import { StandStage } from './show/standStage.ts';
import { Show } from '../../table/show/show.svelte.ts';
import { Landing } from './landing.svelte.ts';
import { EMPTY, GroundLayer, type Scene, SceneLayer } from './layers/scene.ts';
import { StandLayer } from './layers/stands.ts';
import { Measuring } from './measuring.svelte.ts';
import { Pointer } from './pointer.ts';
import { Replies } from './replies.svelte.ts';
import { Shaping } from './shaping.svelte.ts';
import { sceneOf } from './staging.ts';
import { Together } from './together.svelte.ts';
import { Way } from './way.svelte.ts';
import { isPlaced, markTold, previewOf, templateOf, textOf, titleOf } from './words.ts';

/** An order that is being weighed, with what the engine says of it. */
export interface Considered {
  order: OrderDescription | Parts;
  /** What it does, in plain words. */
  label: string;
  answer: Answer;
}

/** Phases of a player turn, in which arcs and chances are of use; not while units are set up, planned for or at rest. */
const SHOOTING = new Set([
  'pass-or-proceed',
  'dawn-activation',
  'upkeep',
  'deployment',
  'activation',
  'barrage',
  'movement',
  'fire',
  'close-combat',
  'morale',
]);

/** So many units are asked one by one whether they can do anything. */
const FEW = 6;

/** Phases in which everything can be arranged anew until the player ends them. */
const ARRANGING = new Set(['set-up', 'planning', 'night']);

/** What the player has selected and considers at a table measured in inches. Every figure shown was answered by the engine. */
export class InchController {
  field = $state.raw<Field | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  unitName = $state('');
  standName = $state('');
  /** Legal orders of the selected unit and of the step. */
  orders = $state.raw<OrderDescription[]>([]);
  stepOrders = $state.raw<OrderDescription[]>([]);
  /** Why the step cannot end yet. */
  unfinished = $state.raw<Reason[]>([]);
  /** Whether it is known what can be ordered now. */
  ready = $state(false);
  targets = $state.raw<Targets | null>(null);
  /** N4: why the selected battalion cannot withdraw tonight. */
  kept = $state.raw<Reason[]>([]);
  considered = $state.raw<Considered | null>(null);
  /** Whether the hand still moves: then nothing can be confirmed. */
  live = $state(false);
  why = $state.raw<{ title: string; reasons: Reason[] } | null>(null);
  hovered = $state('');
  /** A place typed or moved by keys. */
  cursor = $state.raw<Dot | null>(null);
  said = $state('');
  clausesOpened = $state(0);
  map: TableCanvas | null = null;
  readonly stands = new StandLayer();
  readonly ground = new GroundLayer();
  readonly over = new SceneLayer();
  readonly asking: Asking;
  readonly pointer = new Pointer(this);
  readonly measuring = new Measuring(this);
  readonly guns = new Gunnery(this);
  readonly shape = new Shaping(this);
  readonly way = new Way(this);
  readonly landing = new Landing(this);
  readonly replies = new Replies(this);
  readonly stage = new StandStage(this);
  readonly events: Show<Field>;
  /** What lies on the table: the position, or while events are shown an earlier one. */
  private shown: Field | null = null;
  readonly together = new Together(this);
  scene: Scene = EMPTY;
  private asked = 0;
  private readonly rotation = new Rotation();

  constructor(readonly session: Session) {
    session.phaseSubject = 'step';
    this.asking = new Asking(session);
    this.events = new Show(session, this.stage.player, (before) => this.stage.open(before));
  }

  get layers() {
    return [this.ground, this.stands, this.over, this.stage];
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
    return this.session.subjects.flatMap((s) => (s.unit === null ? [] : [s.unit]));
  }

  get canMove(): boolean {
    return (
      this.active &&
      this.phase === 'movement' &&
      !this.prompt?.interruption &&
      this.unit !== null &&
      this.unit.own &&
      this.acting.includes(this.unitName)
    );
  }

  /** Whether formations of the selected unit can be looked at, in a move or by night (N5); whether one is allowed is said with it. */
  get canShape(): boolean {
    const time = this.phase === 'movement' || this.phase === 'night';
    return (
      this.shape.placing ||
      (this.active && time && !this.prompt?.interruption && this.unit !== null && this.unit.own && this.unit.stands.length > 0)
    );
  }

  /** Whether stands of the selected unit can be put one by one: in a move, at set-up, and as it comes from reserve. */
  get canArrange(): boolean {
    const { unit } = this;
    return (
      unit !== null &&
      (this.canMove || this.shape.placing) &&
      Math.max(unit.stands.length, this.shape.arriving ? unit.waiting.length : 0) > 1
    );
  }

  show(view: View, prompt: Prompt, side: string): void {
    if (view.type !== 'GreatBattlesView') return;
    this.asked++;
    this.ready = false;
    this.prompt = prompt;
    this.field = fieldOf(view, side);
    if (!this.stage.player.playing) this.stands.setStands(this.field.stands, this.map?.camera.calm ?? true);
    this.shown = this.field;
    if (!this.unit) this.unitName = '';
    if (!this.stand) this.standName = '';
    if (this.unit?.own && this.unit.stands.length > 0) this.shape.formation = this.unit.formation;
    this.dropPlans();
    this.landing.moveOn();
    this.redraw();
  }

  /** Shows what has happened, from the position before it. */
  hear(items: Item[], pace: number): void {
    const { state, moment } = this.session;
    const before = this.shown;
    if (!state || moment || !before || state.view.type !== 'GreatBattlesView') return;
    const after = fieldOf(state.view, this.session.side);
    const calm = !this.map || this.map.camera.calm || document.hidden;
    this.shown = after;
    this.events.hear(items, {
      acts: (heard) => actsBetween(heard, before, after),
      before,
      after,
      pace: calm ? 0 : pace,
      interruption: this.prompt?.interruption ?? false,
    });
  }

  /** The same position from another perspective. */
  lay(view: View, side: string): void {
    if (view.type !== 'GreatBattlesView') return;
    this.field = fieldOf(view, side);
    this.stands.setStands(this.field.stands, true);
    this.redraw();
  }

  /** Gives up what was being weighed. */
  private dropPlans(): void {
    this.asking.forget();
    this.considered = null;
    this.pointer.letGo();
    this.live = false;
    this.way.forget();
    this.measuring.line = null;
    this.targets = null;
  }

  /** Subjects have come: find what the step, the templates and the selected unit can be told. */
  async subjectsCame(): Promise<void> {
    const ask = ++this.asked;
    const wanted = () => ask === this.asked;
    this.ready = false;
    this.stepOrders = [];
    this.unfinished = [];
    this.guns.orders = {};
    this.replies.clear();
    this.orders = [];
    const able = new Set(this.acting);
    this.stands.able = new Set(this.active ? (this.field?.stands.filter((s) => able.has(s.unit)).map((s) => s.name) ?? []) : []);
    this.replies.mark();
    if (!this.active) return this.redraw();
    try {
      await this.learnOrders(wanted);
      if (!wanted()) return;
      if (this.replies.idle) return await this.replies.holdByItself();
      const empty = await this.emptyStep();
      if (!wanted()) return;
      if (empty) return await this.session.pass(empty.text);
      await this.learnSelection();
      if (!wanted()) return;
      this.ready = this.session.subjects.length > 0;
      await this.replies.weigh(wanted);
    } catch (error) {
      this.session.tell(error);
    }
    this.redraw();
  }

  /** The order that ends a step in which no unit and no template can do anything. */
  private async emptyStep(): Promise<OrderDescription | null> {
    const done = this.stepOrders.find((o) => o.verb === 'done');
    if (done && this.together.endsTurn && !this.prompt?.interruption) return done;
    if (ARRANGING.has(this.phase) || !this.session.isCurrent) return null;
    const empty = passing(this.session, this.stepOrders, Object.values(this.guns.orders).flat().length, this.prompt?.interruption ?? false);
    return empty && !(await this.someUnitActs()) && !(await this.guns.isWorthCalling()) ? empty : null;
  }

  /** Whether a unit can do more than skip its action. Of many units it is taken for granted. */
  private async someUnitActs(): Promise<boolean> {
    const { acting } = this;
    if (acting.length > FEW) return true;
    const orders = await Promise.all(acting.map((unit) => this.session.orders(this.subjectOf(unit))));
    return orders.flat().some((o) => o.verb !== 'decline');
  }

  private async learnOrders(wanted: () => boolean): Promise<void> {
    const { subjects } = this.session;
    const about = subjects.filter((s) => s.kind !== 'unit' || this.prompt?.interruption);
    const found = await Promise.all(about.map(async (s) => [s, await this.session.orders(s.text)] as const));
    if (!wanted()) return;
    for (const [subject, orders] of found) {
      if (subject.kind === this.session.phaseSubject) this.stepOrders = orders;
      else if (subject.kind === 'template') this.guns.orders = { ...this.guns.orders, [templateOf(orders)]: orders };
      else this.replies.orders = [...this.replies.orders, ...orders];
    }
    const ends = this.stepOrders.some((o) => ['done', 'proceed', 'pass'].includes(o.verb));
    if (ends || this.prompt?.interruption || subjects.length === 0) return;
    const { reasons } = await this.session.judge({ verb: 'done' });
    if (wanted()) this.unfinished = reasons;
  }

  select(unit: string, stand = ''): void {
    this.why = null;
    this.events.report.fold();
    this.dropPlans();
    this.guns.template = 0;
    if (unit !== this.unitName) this.way.single = false;
    this.shape.forget();
    this.unitName = unit;
    this.standName = stand;
    this.rotation.keep(unit, this.acting);
    const piece = this.unit;
    if (piece && !stand && piece.stands.length > 0) this.standName = piece.stands[0].name;
    if (piece?.own && piece.stands.length > 0) {
      this.shape.facing = piece.stands[0].facing;
      this.shape.formation = piece.formation;
    }
    if (piece?.own && piece.stands.length === 0) this.shape.formation = isPost(piece.id) ? 'assault' : 'defensive';
    this.said = this.stand ? spokenStand(this.stand) : piece ? spokenUnit(piece) : '';
    void this.learnSelection();
  }

  /** Asks what the selected unit can do and what its stand can fire at. */
  async learnSelection(): Promise<void> {
    const unit = this.unit;
    const stand = this.stand;
    this.orders = [];
    this.targets = null;
    this.kept = [];
    this.scene = { ...this.scene, zone: null };
    this.redraw();
    if (!unit) return;
    const ask = this.asked;
    try {
      const able = this.active && this.acting.includes(unit.name);
      const night = this.active && this.phase === 'night' && unit.own && unit.stands.length > 0 && !isPost(unit.id);
      const [orders, targets, zone, kept] = await Promise.all([
        able ? this.session.orders(this.subjectOf(unit.name)) : null,
        stand && SHOOTING.has(this.phase) ? this.session.ask({ verb: 'targets', units: [stand.name] }) : null,
        this.shape.placing ? this.session.ask({ verb: 'zone', units: [unit.name] }) : null,
        night ? this.session.judge({ verb: 'withdraw', units: [unit.name] }) : null,
      ]);
      if (ask !== this.asked || unit.name !== this.unitName || stand?.name !== this.stand?.name) return;
      this.orders = orders ?? [];
      this.kept = kept?.reasons ?? [];
      if (targets?.answer.type === 'Targets') this.targets = targets.answer;
      if (zone?.answer.type === 'Ground' && this.field) {
        const { sheet } = this.field;
        this.scene = {
          ...this.scene,
          zone: {
            areas: zone.answer.areas.map((a) => sheet.dots(a)),
            circles: zone.answer.circles.map(([x, y, r]) => [sheet.dot(x, y), r / 1000]),
          },
        };
        if (unit.stands.length === 0) this.shape.facing = zone.answer.facing;
        this.shape.onRoad = zone.answer.road;
      }
    } catch (error) {
      this.session.tell(error);
    }
    this.redraw();
  }

  /** Verbs of the selected unit: orders that need no place. */
  get verbs(): OrderDescription[] {
    return this.orders.filter((o) => !isPlaced(o));
  }

  // ---- weighing ----

  /** Weighs an order; while the hand still moves it is live. */
  preview(order: OrderDescription | Parts, live = false, then: () => void = () => {}): void {
    this.live = live;
    this.asking.ask(previewOf(order), (answer) => {
      this.considered = { order, label: 'label' in order ? this.labelOf(order) : titleOf(order, this.way.steps), answer };
      this.redraw();
      then();
    });
  }

  /** Shows what an order does that was typed, if there is something to show. */
  async previewText(text: string): Promise<void> {
    const { answer } = await this.session.ask(`preview ${text}`);
    this.considered = { order: { text, verb: '', units: [], places: [], words: [], label: text, clauses: [] }, label: text, answer };
    this.redraw();
  }

  /** What lies beside a stand or unit under the options. */
  marksOn(name: string): string[] {
    return this.view?.markers.filter((m) => m.on === name).map(markTold) ?? [];
  }

  /** What an order does, and what activation costs. */
  labelOf({ verb, label, words }: OrderDescription): string {
    const price = this.view?.activationPrices[verb === 'activate' ? 0 : verb === 'activate-groups' ? words.length : -1];
    if (price !== undefined) return `${label} (${price} ${price === 1 ? 'point' : 'points'})`;
    return label.replace(/^Done: ./, (start) => `End ${start.slice(-1).toLowerCase()}`);
  }

  private subjectOf(unit: string): string {
    return this.session.subjects.find((s) => s.unit === unit)?.text ?? '';
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
    this.landing.movesOn = plan.answer.type === 'DropPreview' && this.phase !== 'deployment';
    if (await this.play(textOf(plan.order))) this.guns.template = 0;
    else this.landing.movesOn = false;
  }

  async play(order: Input): Promise<boolean> {
    this.why = null;
    this.events.report.fold();
    this.replies.automatic = false;
    const played = await this.session.play([order]);
    if (!played && this.session.refusal) {
      this.why = { title: this.session.refusal.message, reasons: this.session.refusal.reasons };
      this.session.refusal = null;
    }
    return played;
  }

  /** A place to a twentieth of an inch, in mils. */
  rounded(dot: Dot): [number, number] {
    const [x, y] = this.field!.sheet.mils(dot);
    return [Math.round(x / 50) * 50, Math.round(y / 50) * 50];
  }

  standAt(dot: Dot): StandPiece | null {
    const found = this.field?.stands.filter((s) => inside(dot, s.corners)) ?? [];
    if (found.length > 0) return found[found.length - 1];
    const near = 9 / (this.map?.camera.scale ?? 40);
    return this.field?.stands.find((s) => between(s.at, dot) < Math.min(s.width, s.depth) / 2 + near) ?? null;
  }

  /** Weighs a shot of the selected stand, or of the answers to an interruption. */
  aimAt(target: StandPiece): boolean {
    if (this.prompt?.interruption) {
      const shot = this.replies.shotAt(target);
      if (shot) this.considered = { order: shot.order, label: shot.order.label, answer: shot.shot };
      this.redraw();
      return shot !== undefined;
    }
    if (!this.stand?.own || !this.targets) return false;
    const shot =
      this.targets.shots.find((s) => s.to === target.name && s.reasons.length === 0) ??
      this.targets.shots.find((s) => s.to === target.name);
    if (!shot) return false;
    this.preview({ verb: 'aim', units: [this.standName, target.name], words: shot.manner === 'indirect' ? ['indirect'] : [] });
    return true;
  }

  /** Escape, or a click on the ground. True if there was something to step back from. */
  stepBack(): boolean {
    const had =
      this.considered !== null ||
      this.guns.template > 0 ||
      this.unitName !== '' ||
      this.measuring.tool !== 'hand' ||
      this.events.report.isOpen ||
      this.why !== null;
    this.events.report.fold();
    this.why = null;
    if (this.considered || this.guns.template > 0) {
      this.dropPlans();
      this.guns.template = 0;
      void this.learnSelection();
    } else if (this.measuring.tool !== 'hand') this.measuring.pick(this.measuring.tool);
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

  /** Everything out of the hand. */
  clear(): void {
    while (this.unitName || this.considered || this.guns.template > 0) this.stepBack();
  }

  next(): void {
    const name = this.rotation.after(this.unitName, this.acting);
    if (name === undefined) return;
    this.select(name);
    const at = this.unit && unitMiddle(this.unit);
    if (at) this.map?.reveal(at);
  }

  point(dot: Dot | null): void {
    this.scene = { ...this.scene, pointed: dot };
    if (dot) this.map?.reveal(dot);
    this.redraw();
  }

  /** Goes to a place, and selects what was looked for there. */
  visit(dot: Dot | null, unit = '', stand = ''): void {
    if (unit) this.select(unit, stand);
    this.scene = { ...this.scene, pointed: unit ? null : dot };
    if (dot) this.map?.approach(dot);
    this.redraw();
  }

  redraw(): void {
    if (!this.field) return;
    this.scene = sceneOf(this);
    this.stands.selected = new Set(this.unit?.stands.map((s) => s.name) ?? []);
    this.stands.lead = this.standName;
    this.ground.scene = this.over.scene = this.scene;
    this.map?.invalidate();
  }
}
