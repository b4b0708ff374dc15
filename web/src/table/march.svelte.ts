import { tick } from 'svelte';
import type { Piece, ReachHex } from './board.ts';
import type { HexController } from './controller.svelte.ts';

/** A move that was halted under way, by a bridge that might be blown: what is left of it. */
interface Rest {
  phase: string;
  units: string[];
  /** Hexes still to go, from the one after the halt. */
  path: number[];
  /** The whole way, for those who follow. */
  trail: number[];
  mode?: string;
  followers: string[];
}

/** Selected units on the move: by a way of their own, with others behind them, and on again after a halt. */
export class March {
  /** Waypoints set so far; each is the way from the units' hex to it. */
  stops = $state.raw<ReachHex[]>([]);
  /** Whether a click sets a waypoint instead of moving. */
  marking = $state(false);
  /** Units of other hexes that follow the selected ones along the same way. */
  followers = $state.raw<string[]>([]);
  private rest = $state.raw<Rest | null>(null);

  constructor(private readonly controller: HexController) {}

  get way(): ReachHex | null {
    return this.stops.at(-1) ?? null;
  }

  forget(): void {
    this.stops = [];
    this.marking = false;
    this.followers = [];
  }

  /** One waypoint less; false if there is none. */
  stepBack(): boolean {
    if (this.stops.length === 0) return this.leaveFollowers();
    this.stops = this.stops.slice(0, -1);
    void this.controller.options.ofHand();
    return true;
  }

  private leaveFollowers(): boolean {
    if (this.followers.length === 0) return false;
    this.followers = [];
    return true;
  }

  /** The way goes through this hex; the server says what can still be reached from there. */
  addStop(hex: number): void {
    this.controller.soon(() => {
      const { controller } = this;
      const goal = controller.options.goal(hex);
      if (!goal || goal.hex === this.way?.hex) return;
      this.stops = [...this.stops, goal];
      controller.said = `Through ${controller.hexName(hex)}: ${goal.cost} spent, ${goal.left} left.`;
      void controller.options.ofHand();
    });
  }

  /** Shift on a hex: the way goes through it, or the units there join those who follow. */
  pass(hex: number): boolean {
    if (!this.controller.options.goal(hex)) return this.join(hex);
    this.addStop(hex);
    return true;
  }

  mark(): void {
    this.marking = !this.marking;
    this.controller.said = this.marking ? 'Click the hexes to go through, then the last one again.' : 'Waypoints off.';
  }

  /** Other units of the leading unit's division that can still act. */
  get division(): Piece[] {
    const { controller } = this;
    const { lead } = controller;
    if (!lead || lead.hex < 0 || !lead.look.formation) return [];
    const { color, formation } = lead.look;
    return controller.board.pieces.filter(
      (p) =>
        p.own &&
        p.hex >= 0 &&
        p.look.formation === formation &&
        p.look.color === color &&
        !controller.selected.includes(p.id) &&
        controller.canAct(p),
    );
  }

  /** The rest of the division follows, or is left again. */
  joinDivision(): void {
    this.followers = this.followers.length > 0 ? [] : this.division.map((p) => p.id);
    this.controller.said = this.followers.length > 0 ? following(this.followers.length) : 'Nobody follows.';
    this.controller.redraw();
  }

  /** The units of another hex join those who follow, or leave them. */
  join(hex: number): boolean {
    const { controller } = this;
    const there = controller
      .at(hex)
      .filter((p) => p.own && controller.canAct(p))
      .map((p) => p.id);
    if (!controller.lead || hex === controller.hex || there.length === 0 || controller.options.reach.length === 0) return false;
    const left = this.followers.filter((id) => !there.includes(id));
    this.followers = left.length < this.followers.length ? left : [...this.followers, ...there];
    controller.said = following(this.followers.length);
    controller.redraw();
    return true;
  }

  /** Moves the selected units; those who follow close up behind them, each as far along the same way as it gets. */
  async moveTo(goal: ReachHex): Promise<void> {
    const { controller } = this;
    const from = controller.hex;
    const [first, ...others] = this.groups();
    if (!first) return;
    this.rest = null;
    const trail = [from, ...goal.path];
    if (await this.go(first, goal, others.flat(), trail)) await this.follow(others, trail);
  }

  /** A halted move goes on, if the rules still let it. */
  async goOn(): Promise<void> {
    const { controller, left } = this;
    if (!left) return;
    this.rest = null;
    const pieces = controller.piecesOf(left.units);
    controller.select(pieces[0].hex, left.units[0]);
    controller.selected = left.units;
    const { path, trail } = left;
    const goal: ReachHex = { hex: path[path.length - 1], cost: 0, left: 0, path, steps: [], mode: left.mode };
    const behind = this.split(left.followers);
    if (path.length === 0 || (await this.go(left.units, goal, left.followers, trail))) await this.follow(behind, trail);
  }

  /** What is halted stays where it is. */
  stay(): void {
    this.rest = null;
  }

  /**
   * What is left of the halted move while it is still open: the same phase, and my decision. The game itself goes on with
   * the units halted once the question is answered, as far as the answer lets them; those who follow wait for a word.
   */
  get left(): Rest | null {
    const { controller, rest } = this;
    const now = controller.piece(rest?.units[0])?.hex ?? -1;
    if (!rest || now < 0 || !controller.active || controller.prompt?.phase !== rest.phase) return null;
    const path = rest.path.slice(rest.path.indexOf(now) + 1);
    if (path.length > 0 && !controller.acting.includes(rest.units[0])) return null;
    return path.length > 0 || rest.followers.length > 0 ? { ...rest, path } : null;
  }

  /** Those who move as one: the selected units first, then who follows, nearest first. */
  private groups(): string[][] {
    return [...this.split(this.controller.selected), ...this.split(this.followers)];
  }

  private split(ids: string[]): string[][] {
    const { controller } = this;
    const { movement } = controller.game;
    const groups = new Map<string, Piece[]>();
    for (const piece of controller.piecesOf(ids)) {
      const key = !movement.stacks || (movement.movesAlone?.(piece) && ids.length > 1) ? piece.id : String(piece.hex);
      groups.set(key, [...(groups.get(key) ?? []), piece]);
    }
    const start = controller.hex;
    const far = (group: Piece[]) => (start < 0 || group[0].hex < 0 ? 0 : controller.ground.layout.distance(start, group[0].hex));
    return [...groups.values()].sort((a, b) => far(a) - far(b)).map((group) => group.map((p) => p.id));
  }

  /** One group goes its way. False if it was refused or halted; what is left of a halted move is kept. */
  private async go(ids: string[], goal: ReachHex, followers: string[], trail: number[]): Promise<boolean> {
    const { controller } = this;
    const pieces = controller.piecesOf(ids);
    if (!controller.view || pieces.length === 0) return false;
    const from = pieces[0].hex;
    const phase = controller.prompt?.phase ?? '';
    const { order } = goal;
    const orders = !order
      ? controller.game.movement.orders(pieces, goal, controller.view, controller.ground)
      : ids.length === 1
        ? [order.text]
        : ids.map((id) => ({ verb: order.verb, units: [id], places: order.places }));
    const played = await controller.play(...orders);
    await tick();
    const now = controller.piece(ids[0])?.hex ?? -1;
    const gone = goal.path.slice(0, goal.path.indexOf(now) + 1);
    if (from >= 0 && gone.length > 0) for (const id of ids) this.walk(id, [from, ...gone]);
    if (!played) return false;
    if (now === goal.hex || gone.length === 0) return true;
    this.rest = { phase, units: ids, path: goal.path.slice(gone.length), trail, mode: goal.mode, followers };
    return false;
  }

  /** Group after group; one that cannot follow stays where it is and does not hold up those behind it. */
  private async follow(groups: string[][], trail: number[]): Promise<void> {
    const { controller } = this;
    const staying: Piece[][] = [];
    for (const ids of groups) {
      if (!controller.active) return;
      const pieces = controller.piecesOf(ids);
      const goal = await this.furthest(pieces, trail);
      if (goal === 'there') continue;
      if (!goal) {
        staying.push(pieces);
        continue;
      }
      const rest = groups.slice(groups.indexOf(ids) + 1).flat();
      if (!(await this.go(ids, goal, rest, trail))) return;
    }
    const moved = groups.length - staying.length;
    if (moved > 0) controller.said = `${moved} more moved along the same path.`;
    this.followers = [];
    if (staying.length > 0 && controller.active) await this.explain(staying[0], staying.slice(1).flat().length, trail);
  }

  /** The hex furthest along the way that a group can reach; "there" if it already stands as far as it can. */
  private async furthest(pieces: Piece[], trail: number[]): Promise<ReachHex | 'there' | null> {
    const { controller } = this;
    const question = controller.options.reachQuestion(pieces);
    if (!question) return null;
    const reach = controller.game.movement.reach(
      (await controller.session.ask(question)).answer,
      controller.ground,
      pieces[0].hex,
      controller.view!,
    );
    for (const hex of trail.slice().reverse()) {
      if (hex === pieces[0].hex) return 'there';
      const goal = reach.find((r) => r.hex === hex);
      if (goal) return goal;
    }
    return null;
  }

  /** Why a group cannot follow: the rules against its step towards the way; so many others stay as well. */
  private async explain(pieces: Piece[], others: number, trail: number[]): Promise<void> {
    const { controller } = this;
    const { layout } = controller.ground;
    const here = pieces[0].hex;
    const near = (hex: number) => Math.min(...trail.map((t) => layout.distance(hex, t)));
    const beside = [0, 1, 2, 3, 4, 5].map((d) => layout.neighbor(here, d)).filter((h) => h >= 0);
    const step = beside.reduce((a, b) => (near(b) < near(a) ? b : a));
    const order = controller.answers.orderToward(pieces, step);
    const name = pieces.map((p) => p.label ?? p.id).join(', ');
    const judged = order ? await controller.session.judge(order) : null;
    const also = others > 0 ? `, nor can ${others} more` : '';
    const title = judged && !judged.legal ? `${name} cannot follow${also}.` : `${name} is too far off to follow${also}.`;
    controller.answers.why = { title, reasons: judged?.reasons ?? [] };
    controller.said = title;
  }

  /** Shows a unit walking the way it has just gone. */
  private walk(id: string, path: number[]): void {
    const { controller } = this;
    const piece = controller.piece(id);
    if (!piece || !controller.map || controller.map.camera.calm || piece.hex !== path[path.length - 1]) return;
    controller.pieces.fly([piece], path, performance.now(), 70 * (path.length - 1));
    controller.redraw();
  }

  /** A drag from a hex selects the units there. */
  grab(hex: number): boolean {
    const { controller } = this;
    if (!controller.active || !controller.at(hex).some((p) => p.own && controller.canAct(p))) return false;
    if (hex !== controller.hex) controller.select(hex);
    return true;
  }

  /** The selected units are dropped on a hex: they go there if they can. */
  drop(hex: number): void {
    const { controller } = this;
    if (hex < 0 || hex === controller.hex) return;
    controller.soon(() => {
      if (controller.options.goal(hex)) controller.act(hex);
      else controller.said = `${controller.hexName(hex)} is out of reach.`;
    });
  }

  /** A goal chosen by its name: it is looked up when it is known where the selected units can go. */
  choose(hex: number): void {
    const { controller } = this;
    controller.soon(() => {
      const goal = controller.options.goal(hex);
      if (goal) void this.moveTo(goal);
      else controller.said = `${controller.hexName(hex)} is out of reach.`;
    });
  }
}

const following = (count: number): string => (count === 1 ? '1 more unit follows.' : `${count} more units follow.`);
