import type { Item, Prompt, SubjectDescription, View } from '../api/types.ts';
import type { Ground, HexGame } from '../games/game.ts';
import { pixelRatio } from '../map/painter.ts';
import type { MapView } from '../map/view.ts';
import { Answers } from './answers.svelte.ts';
import { type Board, EMPTY_BOARD, type Piece } from './board.ts';
import { MarkLayer } from './layers/marks.ts';
import { Rotation } from './rotation.ts';
import { ObjectiveLayer } from './layers/objectives.ts';
import { PieceLayer } from './layers/pieces.ts';
import { ReachLayer } from './layers/reach.ts';
import { TargetLayer } from './layers/targets.ts';
import { ThreatLayer } from './layers/threat.ts';
import { March } from './march.svelte.ts';
import type { Input, Session } from './session.svelte.ts';
import { Overlays } from './overlays.svelte.ts';
import { Options } from './options.svelte.ts';
import { Threat } from './threat.svelte.ts';
import { SupplyLines } from './supplyLines.svelte.ts';
import { HexStage } from './show/hexStage.ts';
import { actsOf } from './show/hexActs.ts';
import { Show } from './show/show.svelte.ts';
import { AttackPreview } from './attackPreview.svelte.ts';

/** What the player has selected: the hex and units. What can be done with them, asked and previewed has a class of its own each. */
export class HexController {
  view = $state.raw<View | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  board = $state.raw(EMPTY_BOARD);
  /** What lies on the map: the position, or while events are shown an earlier one. */
  shown = $state.raw(EMPTY_BOARD);
  hex = $state(-1);
  /** The units selected in the hex, in order; the first leads. */
  selected = $state.raw<string[]>([]);
  cursor = $state(-1);
  /** How often a rule was opened from the table. */
  clausesOpened = $state(0);
  /** Spoken to screen readers. */
  said = $state('');
  map: MapView | null = null;
  /** A hex whose units were asked for by key: a digit chooses one of them. */
  picking = false;
  private readonly rotation = new Rotation();
  private known: { view: View; side: string; board: Board } | null = null;
  /** What was clicked or pressed before it was known what can be done. */
  private later: (() => void) | null = null;
  readonly pieces: PieceLayer;
  readonly reachLayer = new ReachLayer();
  readonly targetLayer = new TargetLayer();
  readonly marks = new MarkLayer();
  readonly objectiveLayer = new ObjectiveLayer();
  readonly threatLayer = new ThreatLayer();
  readonly stage = new HexStage(this);
  readonly events: Show<Board>;
  readonly options = new Options(this);
  readonly attackPreview = new AttackPreview(this);
  readonly answers = new Answers(this);
  readonly march = new March(this);
  readonly supplyLines = new SupplyLines(this);
  readonly threat = new Threat(this);
  readonly overlays = new Overlays();

  constructor(
    readonly session: Session,
    readonly game: HexGame,
    readonly ground: Ground,
  ) {
    this.events = new Show(session, this.stage.player, () => this.stage.open(this.shown));
    this.pieces = new PieceLayer(pixelRatio());
  }

  get layers() {
    return [
      this.threatLayer,
      this.marks,
      this.reachLayer,
      this.pieces,
      this.objectiveLayer,
      this.reachLayer.way,
      this.targetLayer,
      this.stage,
    ];
  }

  /** Whether orders can be given at all: it is my decision and the present is shown. */
  get active(): boolean {
    return this.session.myTurn && this.session.moment === null;
  }

  /** Whether what is offered is what can be done now: no order is on its way, and it is known what the position allows. */
  get settled(): boolean {
    return !this.session.busy && (!this.active || this.options.isDone);
  }

  /** Does something as soon as it is known what can be done; of several such wishes only the last counts. */
  soon(act: () => void): void {
    this.later = null;
    if (this.settled) act();
    else this.later = act;
  }

  /** It is known now: what was waiting is done. */
  catchUp(): void {
    const { later } = this;
    this.later = null;
    later?.();
  }

  /** What waits would come too late to be still meant. */
  waitNoMore(): void {
    this.later = null;
  }

  get lead(): Piece | null {
    return this.piece(this.selected[0]);
  }

  get selectedPieces(): Piece[] {
    return this.piecesOf(this.selected);
  }

  piece(id: string | undefined): Piece | null {
    return this.board.pieces.find((p) => p.id === id) ?? null;
  }

  piecesOf(ids: string[]): Piece[] {
    return ids.map((id) => this.piece(id)).filter((p): p is Piece => p !== null);
  }

  at(hex: number): Piece[] {
    return this.pieces.at(hex);
  }

  /** Units that can still be given an order, in the server's order. */
  get acting(): string[] {
    return this.session.subjects.map((s) => this.unitOf(s)).filter((id) => id !== null);
  }

  /** The counter a subject is about; a marker beside the map, which is no unit, goes by its name. */
  private unitOf({ unit, place, label }: SubjectDescription): string | null {
    return unit ?? (place === null ? (this.board.pieces.find((p) => p.hex < 0 && p.title === label)?.id ?? null) : null);
  }

  /** Hexes that orders can be about: attacks, strikes. */
  get choices(): number[] {
    return this.session.subjects.filter((s) => this.isTarget(s) || this.isHex(s)).map((s) => this.ground.hex(s.place!));
  }

  canAct(piece: Piece): boolean {
    return this.subjectOf(piece) !== undefined;
  }

  subjectOf(piece: Piece): SubjectDescription | undefined {
    return this.session.subjects.find((s) => this.unitOf(s) === piece.id);
  }

  /** A hex to be attacked by units that are chosen on the odds card. */
  isTarget(subject: SubjectDescription): boolean {
    return subject.place !== null && subject.kind === this.game.attack.target;
  }

  /** A hex that is itself ordered something, such as an air strike. */
  isHex(subject: SubjectDescription): boolean {
    return subject.place !== null && subject.kind === 'hex' && !this.isTarget(subject);
  }

  /** The subject about a hex itself. */
  hexSubject(hex: number): SubjectDescription | undefined {
    const name = this.hexId(hex);
    return this.session.subjects.find((s) => s.place === name && this.isHex(s));
  }

  /** Takes over a new position; the selection is kept as far as its units still stand there. */
  show(view: View, prompt: Prompt): void {
    this.options.outdate();
    if (prompt.phase !== this.prompt?.phase || prompt.question !== this.prompt.question) {
      this.options.phaseActions = [];
      this.later = null; // it was meant for what was asked before
    }
    this.view = view;
    this.prompt = prompt;
    this.board = this.boardOf(view);
    if (!this.stage.player.playing) this.layOut(this.board);
    const lead = this.lead;
    if (lead && lead.hex >= 0) this.hex = lead.hex;
    this.selected = this.selected.filter((id) => this.piece(id)?.hex === this.hex);
    this.attackPreview.considered = null;
    this.march.forget();
    this.redraw();
  }

  /** A position as a board; what is shown and what is told of it use the same one. */
  private boardOf(view: View): Board {
    const { side } = this.ground;
    if (this.known?.view !== view || this.known.side !== side) this.known = { view, side, board: this.game.board(view, this.ground) };
    return this.known.board;
  }

  /** Puts a position on the map. */
  layOut(board: Board): void {
    this.shown = board;
    this.pieces.setPieces(board.pieces);
    this.targetLayer.plots = board.plots;
    this.marks.labels = board.markers ?? [];
    this.objectiveLayer.objectives = board.objectives ?? [];
    this.objectiveLayer.exits = board.exits ?? [];
  }

  /** Shows what has happened, from the position before it. */
  hear(items: Item[], pace: number): void {
    const { state, moment } = this.session;
    if (!state || moment) return;
    const after = this.boardOf(state.view);
    const calm = !this.map || this.map.camera.calm || document.hidden;
    this.events.hear(items, {
      acts: (heard) => actsOf(heard, this.game, this.ground),
      before: this.shown,
      after,
      pace: calm ? 0 : pace,
      interruption: this.prompt?.interruption ?? false,
    });
  }

  /** Subjects have come: gray what is done and find what the phase itself can do. */
  async subjectsCame(): Promise<void> {
    const acting = new Set(this.acting);
    const someUnitActs = acting.size > 0;
    this.pieces.dimmed = new Set(
      this.active && someUnitActs ? this.board.pieces.filter((p) => p.own && !acting.has(p.id)).map((p) => p.id) : [],
    );
    await this.options.ofPhase();
    await this.options.ofHand();
    this.redraw();
  }

  /** Takes units that wait beside the map. */
  selectWaiting(units: string[]): void {
    this.answers.forget();
    this.attackPreview.considered = null;
    this.march.forget();
    this.hex = -1;
    this.options.forget();
    this.selected = units;
    this.rotation.keep(units[0], this.acting);
    this.said = this.lead?.spoken ?? '';
    void this.options.ofHand();
  }

  select(hex: number, unit?: string): void {
    this.events.report.fold();
    this.answers.forget();
    this.attackPreview.considered = null;
    this.march.forget();
    this.hex = hex;
    this.selected = unit ? [unit] : this.choiceAt(hex).map((p) => p.id);
    this.picking = false;
    this.rotation.keep(this.selected[0], this.acting);
    const shown = this.lead ?? this.at(hex)[0];
    this.said = shown ? shown.spoken : this.hexName(hex);
    void this.options.ofHand();
    this.redraw();
  }

  /** What a click on a hex selects: the stack that can move together, or the first unit where there are no stacks. */
  choiceAt(hex: number): Piece[] {
    const { movement } = this.game;
    const here = this.at(hex).filter((p) => p.own);
    const able = here.filter((p) => this.canAct(p));
    const choice = able.length > 0 ? able : here;
    if (!movement.stacks) return choice.slice(0, 1);
    const together = choice.filter((p) => !movement.movesAlone?.(p));
    return together.length > 0 ? together : choice.slice(0, 1);
  }

  /** Takes or leaves a unit of the stack. */
  toggle(unit: string): void {
    this.march.forget();
    this.selected = this.selected.includes(unit) ? this.selected.filter((u) => u !== unit) : [...this.selected, unit];
    void this.options.ofHand();
    this.redraw();
  }

  /** Escape, or a tap on the ground: one step back, always. */
  stepBack(): boolean {
    if (this.answers.why) this.answers.why = null;
    else if (this.attackPreview.considered) this.attackPreview.considered = null;
    else if (this.answers.supply) this.answers.supply = null;
    else if (this.march.stepBack()) this.said = 'One step back.';
    else if (this.hex >= 0 || this.selected.length > 0) {
      this.hex = -1;
      this.selected = [];
      void this.options.ofHand();
    } else return false;
    this.redraw();
    return true;
  }

  async play(...orders: Input[]): Promise<boolean> {
    this.answers.why = null;
    const played = await this.session.play(orders);
    if (!played && this.session.refusal) {
      this.answers.why = { title: this.session.refusal.message, reasons: this.session.refusal.reasons };
      this.session.refusal = null;
    }
    return played;
  }

  /** A click or tap on a hex, or Enter on the cursor. */
  act(hex: number): void {
    this.soon(() => this.actNow(hex));
  }

  private actNow(hex: number): void {
    if (hex < 0) {
      this.stepBack();
      return;
    }
    const target = this.options.target(hex);
    const goal = this.options.goal(hex) ?? (this.march.way?.hex === hex ? this.march.way : undefined);
    const swept = this.lead ? undefined : this.options.swept(hex);
    if (swept) void this.play(swept);
    else if ((this.lead || this.game.attack.target) && target && !this.hexSubject(hex)) void this.attackPreview.consider(target);
    else if (this.lead && goal && this.march.marking && goal !== this.march.way) void this.march.addStop(hex);
    else if (this.lead && goal && hex !== this.hex) void this.march.moveTo(goal);
    else if (hex === this.hex && this.at(hex).length > 1) this.cycle();
    else if (this.at(hex).length > 0 || this.hexSubject(hex)) this.select(hex);
    else if (!this.stepBack()) this.select(hex);
  }

  /** The next unit of the same stack leads. */
  private cycle(): void {
    const own = this.at(this.hex).filter((p) => p.own);
    if (own.length < 2) return;
    const next = own[(own.findIndex((p) => p.id === this.selected[0]) + 1) % own.length];
    this.select(this.hex, next.id);
  }

  /** "Next unit that can still act", from the one now selected. */
  next(): void {
    const [piece] = this.following();
    if (piece) this.take(piece);
    else this.nextChoice();
  }

  /** Where hexes are chosen instead of units, the cursor goes from one to the next; Enter chooses it. */
  private nextChoice(): void {
    const { choices } = this;
    if (choices.length === 0) return;
    this.cursor = choices[(choices.indexOf(this.cursor) + 1) % choices.length];
    this.said = `${this.spokenHex(this.cursor)}. Enter chooses it.`;
    this.lookAt(this.cursor);
    this.redraw();
  }

  /** Selects one unit: where it stands, or beside the map. */
  take(piece: Piece): void {
    if (piece.hex < 0) {
      this.selectWaiting([piece.id]);
      return;
    }
    this.select(piece.hex, piece.id);
    this.lookAt(piece.hex);
  }

  /** The unit that comes next, alone; none if nobody can act. */
  following(): Piece[] {
    const piece = this.piece(this.rotation.after(this.selected[0], this.acting));
    return piece ? [piece] : [];
  }

  /** Brings a hex into sight, and close enough to read its counters. */
  lookAt(hex: number): void {
    if (!this.map) return;
    if (this.map.camera.scale >= 40) this.map.reveal(hex);
    else this.map.approach(hex, this.map.camera.width > 1000 ? 80 : 56);
  }

  moveCursor(direction: number): void {
    const from = this.cursor >= 0 ? this.cursor : this.hex >= 0 ? this.hex : this.ground.layout.at(15, 16);
    const to = this.ground.layout.neighbor(from, direction);
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
    const goal = this.options.goal(hex);
    const parts = [this.hexName(hex), h.terrain, ...this.at(hex).map((p) => p.spoken)];
    if (goal) parts.push(`costs ${goal.cost}, leaves ${goal.left}`);
    return parts.join(', ');
  }

  redraw(): void {
    const { supply } = this.answers;
    this.pieces.selected = new Set([...this.selected, ...this.march.followers]);
    this.targetLayer.considered = this.attackPreview.considered?.target ?? -1;
    this.marks.ways = supply ? [{ hexes: supply.way, color: '#1E7A4C', dashed: false }] : [];
    this.marks.blocked = supply?.blocked ?? [];
    this.marks.found = this.hex >= 0 && this.at(this.hex).length === 0 ? this.hex : -1;
    this.marks.cursor = this.cursor;
    this.map?.invalidate();
  }
}
