import type { StandDesk } from './desk.svelte.ts';
import { keyOf } from './words.ts';
import { listenToKeys, onControl } from '../../table/listening.ts';

interface KeyContext {
  desk: StandDesk;
  help: () => void;
  find: () => void;
  end: () => void;
}

/** Every function by key. Arrows move the ghost of the unit in hand, and the table when none is. */
export const attachKeys = (context: KeyContext): (() => void) => listenToKeys((event) => press(event, context));

function press(event: KeyboardEvent, { desk, help, find, end }: KeyContext): boolean {
  const { key } = event;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') {
    void (event.shiftKey ? desk.session.redo() : desk.session.undo());
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (key) {
    case 'Escape':
      return desk.stepBack();
    case '?':
      help();
      return true;
    case '/':
      find();
      return true;
    case '+':
    case '=':
      desk.map?.zoom(1);
      return true;
    case '-':
    case '−':
      desk.map?.zoom(-1);
      return true;
    case '0':
      desk.map?.fit();
      return true;
    case '[':
      desk.shape.turn(desk.shape.facing - 15);
      return true;
    case ']':
      desk.shape.turn(desk.shape.facing + 15);
      return true;
    case 'Enter':
      if (onControl(event.target) || !desk.considered) return false;
      void desk.confirm();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return onControl(event.target) ? false : arrow(desk, key, event.shiftKey);
  }
  return letter(key.toUpperCase(), desk, end);
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Half an inch at a time, a tenth with Shift. */
function arrow(desk: StandDesk, key: string, fine: boolean): boolean {
  const [dx, dy] = WAYS[key];
  const step = fine ? 0.1 : 0.5;
  if (desk.guns.template > 0 || (desk.shape.placing && desk.unit)) {
    const from = desk.cursor ?? (desk.map ? desk.map.dotAt(desk.map.camera.width / 2, desk.map.camera.height / 2) : [0, 0]);
    desk.cursor = [from[0] + dx * step, from[1] + dy * step];
    desk.map?.reveal(desk.cursor);
    if (desk.guns.template > 0) desk.guns.at(desk.cursor);
    else desk.shape.placeAt(desk.cursor);
  } else if (desk.canMove) {
    const steps = desk.way.steps.length > 0 ? desk.way.steps : [[0, 0] as [number, number]];
    const [lx, ly] = steps[steps.length - 1];
    desk.way.go([...steps.slice(0, -1), [lx + dx * step, ly + dy * step]]);
  } else {
    desk.map?.camera.pan(-dx * 90, -dy * 90);
    desk.map?.nudge();
  }
  return true;
}

const FORMATIONS: Record<string, string> = { '1': 'defensive', '2': 'assault', '3': 'march', '4': 'road' };

function letter(key: string, desk: StandDesk, end: () => void): boolean {
  if (FORMATIONS[key] && desk.canShape) {
    desk.shape.form(FORMATIONS[key]);
    return true;
  }
  switch (key) {
    case 'N':
      desk.next();
      return true;
    case 'S':
      desk.measuring.pick('sight');
      return true;
    case 'R':
      desk.measuring.pick('ruler');
      return true;
    case 'V':
      desk.way.corner();
      return true;
    case 'Q':
      return desk.stepBack();
  }
  const verb = desk.active ? desk.verbs.find((o) => keyOf(o) === key) : undefined;
  if (verb) {
    void desk.play(verb.text);
    return true;
  }
  const step = desk.active ? desk.stepOrders.find((o) => keyOf(o) === key) : undefined;
  if (!step) return false;
  if (key === 'C') end();
  else void desk.play(step.text);
  return true;
}
