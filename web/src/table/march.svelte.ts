import type { ReachHex } from './board.ts';
import type { Desk } from './desk.svelte.ts';

/** Units in hand on the move. */
export class March {
  constructor(private readonly desk: Desk) {}

  async moveTo(goal: ReachHex): Promise<void> {
    const { desk } = this;
    const { stacks } = desk.game;
    if (stacks && desk.view) {
      await desk.session.play(stacks.moveOrders(desk.inHand, goal, desk.view, desk.ground));
      return;
    }
    const from = desk.hex;
    for (const mover of desk.inHand.filter((p) => p.hex === from)) {
      const played = await desk.session.play(desk.game.moveOrders(mover, from, goal.path, desk.ground));
      if (!played) break;
      this.walk(mover.id, [from, ...goal.path]);
    }
  }

  /** Shows a unit walking the way it has just gone. */
  private walk(id: string, path: number[]): void {
    const { desk } = this;
    const piece = desk.piece(id);
    if (!piece || !desk.map || desk.map.camera.calm || piece.hex !== path[path.length - 1]) return;
    desk.pieces.fly(piece, path, performance.now(), 70 * (path.length - 1));
    desk.redraw();
  }

  /** A drag from a hex takes the units there in hand. */
  grab(hex: number): boolean {
    const { desk } = this;
    if (!desk.game.stacks || !desk.active || !desk.at(hex).some((p) => p.own && desk.canAct(p))) return false;
    if (hex !== desk.hex) desk.select(hex);
    return true;
  }

  /** The units in hand are let go over a hex: they go there if they can. */
  async drop(hex: number): Promise<void> {
    const { desk } = this;
    await desk.study.settled;
    if (hex < 0 || hex === desk.hex) return;
    if (desk.study.goal(hex)) desk.act(hex);
    else desk.said = `${desk.hexName(hex)} is out of reach.`;
  }
}
