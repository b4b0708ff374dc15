import type { BreakthroughView } from '../../api/types.ts';
import { keepSettings, settings } from '../../settings.svelte.ts';
import type { HexController } from '../../table/controller.svelte.ts';

const viewOf = (controller: HexController) => controller.view as BreakthroughView;

/** P: what the corps pools hold (6.3f). */
function pools(controller: HexController): boolean {
  const mine = viewOf(controller).sides.find((s) => s.side === controller.session.side);
  if (!mine) return false;
  const held = mine.pools.filter((p) => p.points > 0).map((p) => `${p.corps} ${p.points}`);
  tell(controller, held.length > 0 ? `Artillery in the corps pools: ${held.join(', ')}.` : 'The corps pools are empty.');
  return true;
}

const PACES = ['at once', 'animated', 'animated slowly'];

/** D: the unit selected is shown (7.3f); without one, the next pace at which the opponent's moves are shown (6.1d). */
function display(controller: HexController): boolean {
  if (controller.lead) {
    controller.lookAt(controller.hex);
    controller.said = controller.lead.spoken;
    return true;
  }
  settings.pace = (settings.pace + 1) % PACES.length;
  keepSettings();
  tell(controller, `The opponent's moves are shown ${PACES[settings.pace]}.`);
  return true;
}

function tell(controller: HexController, text: string): void {
  controller.answers.note = text;
  controller.said = text;
}

/** The letters of the original's menus that show something. */
export const LETTERS = { P: pools, D: display };
