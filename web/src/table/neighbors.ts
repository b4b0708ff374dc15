import type { SideModel } from '../map/model.ts';
import { stepKey } from '../map/shape/roads.ts';
import type { HexController } from './controller.svelte.ts';

/** The neighbors of a hex, each with what lies between, what it is and who stands there. */
export function neighborsOf(controller: HexController, hex: number): { hex: number; direction: number; text: string }[] {
  const { layout, map } = controller.ground;
  const sides = map.sides.filter((s) => s.a === hex || s.b === hex);
  const found: { hex: number; direction: number; text: string }[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const next = layout.neighbor(hex, direction);
    if (next < 0) continue;
    const side = sides.find((s) => s.a === next || s.b === next);
    found.push({
      hex: next,
      direction,
      text: [...(side ? between(side, blown(controller, side)) : []), controller.spokenHex(next)].join(', '),
    });
  }
  return found;
}

/** Whether the bridge on a side is down now, whatever the printed map says. */
function blown(controller: HexController, side: SideModel): boolean {
  const now = controller.board.bridges.find(([key]) => key === stepKey(side.a, side.b));
  return (now?.[1] ?? side.bridge) === 'blown';
}

/** What is crossed on the way: road, river with or without a bridge, a barred hexside. */
export function between(side: SideModel, down: boolean): string[] {
  const crossed: string[] = [];
  if (side.road) crossed.push(side.road === 'main' ? 'by main road' : 'by road');
  if (side.river) {
    const river =
      side.river === 'lake'
        ? 'a lake'
        : `${side.river === 'major' ? 'the major river' : 'the river'}${side.riverName ? ` ${side.riverName}` : ''}`;
    crossed.push(side.bridge ? `over ${river} by ${down ? 'a blown bridge' : 'a bridge'}` : `across ${river}`);
  }
  if (side.blocked) crossed.push('over a blocked hexside');
  return crossed;
}
