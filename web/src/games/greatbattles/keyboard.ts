import type { InchController } from './controller.svelte.ts';
import { keyOf } from './words.ts';
import { type KeyContext, listenToKeys, onControl, pressCommon } from '../../table/listening.ts';

type Context = KeyContext<InchController>;

/** Every function by key. Arrows move the ghost of the selected unit, and the table when none is. */
export const attachKeys = (context: Context): (() => void) => listenToKeys((event) => press(event, context));

function press(event: KeyboardEvent, context: Context): boolean {
  const { controller, end } = context;
  const { key } = event;
  const common = pressCommon(event, context);
  if (common !== null) return common;
  switch (key) {
    case '0':
      controller.map?.fit();
      return true;
    case '[':
      controller.shape.turn(controller.shape.facing - 15);
      return true;
    case ']':
      controller.shape.turn(controller.shape.facing + 15);
      return true;
    case 'Enter':
      if (onControl(event.target) || !controller.considered) return false;
      void controller.confirm();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return onControl(event.target) ? false : arrow(controller, key, event.shiftKey);
  }
  return letter(key.toUpperCase(), controller, end);
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Half an inch at a time, a tenth with Shift. */
function arrow(controller: InchController, key: string, fine: boolean): boolean {
  const [dx, dy] = WAYS[key];
  const step = fine ? 0.1 : 0.5;
  if (controller.guns.template > 0 || (controller.shape.placing && controller.unit)) {
    const from =
      controller.cursor ??
      (controller.map ? controller.map.dotAt(controller.map.camera.width / 2, controller.map.camera.height / 2) : [0, 0]);
    controller.cursor = [from[0] + dx * step, from[1] + dy * step];
    controller.map?.reveal(controller.cursor);
    if (controller.guns.template > 0) controller.guns.at(controller.cursor);
    else controller.shape.placeAt(controller.cursor);
  } else if (controller.canMove) {
    const steps = controller.way.steps.length > 0 ? controller.way.steps : [[0, 0] as [number, number]];
    const [lx, ly] = steps[steps.length - 1];
    controller.way.go([...steps.slice(0, -1), [lx + dx * step, ly + dy * step]]);
  } else {
    controller.map?.camera.pan(-dx * 90, -dy * 90);
    controller.map?.nudge();
  }
  return true;
}

const FORMATIONS: Record<string, string> = { '1': 'defensive', '2': 'assault', '3': 'march', '4': 'road' };

function letter(key: string, controller: InchController, end: () => void): boolean {
  if (FORMATIONS[key] && controller.canShape) {
    controller.shape.form(FORMATIONS[key]);
    return true;
  }
  switch (key) {
    case 'N':
      controller.next();
      return true;
    case 'S':
      controller.measuring.pick('sight');
      return true;
    case 'R':
      controller.measuring.pick('ruler');
      return true;
    case 'V':
      controller.way.corner();
      return true;
    case 'Q':
      return controller.stepBack();
  }
  const verb = controller.active ? controller.verbs.find((o) => keyOf(o) === key) : undefined;
  if (verb) {
    void controller.play(verb.text);
    return true;
  }
  const step = controller.active ? controller.stepOrders.find((o) => keyOf(o) === key) : undefined;
  if (!step) return false;
  if (key === 'C') end();
  else void controller.play(step.text);
  return true;
}
