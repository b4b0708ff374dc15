import type { Desk } from './desk.svelte.ts';
import { listenToKeys, onControl } from './listening.ts';

export interface KeyContext {
  desk: Desk;
  help: () => void;
  find: () => void;
  end: () => void;
}

/** Every function by key: our own, the digits 1 to 6 and the letters of the original's menus. */
export const attachKeys = (context: KeyContext): (() => void) => listenToKeys((event) => press(event, context));

/** Whether the key meant something. */
function press(event: KeyboardEvent, context: KeyContext): boolean {
  const { desk } = context;
  const key = event.key;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') {
    void (event.shiftKey ? desk.session.redo() : desk.session.undo());
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (/^[1-6]$/.test(key)) return digit(desk, Number(key));
  switch (key) {
    case 'Escape':
      return desk.stepBack();
    case '?':
      context.help();
      return true;
    case '/':
      context.find();
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
      centre(desk);
      return true;
    case 'Enter':
      return onControl(event.target) ? false : event.shiftKey ? waypoint(desk) : enter(desk);
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return onControl(event.target) ? false : arrow(desk, key);
  }
  if (event.shiftKey && overlay(desk, key.toUpperCase())) return true;
  return letter(key.toUpperCase(), context);
}

/** Shift and a letter: what is laid over the map, told to those who do not see it. */
function overlay(desk: Desk, key: string): boolean {
  const { overlays } = desk;
  if (desk.session.moment && (key === 'S' || key === 'T')) {
    desk.said = 'Only for the present.';
    return true;
  }
  switch (key) {
    case 'S':
      desk.said = overlays.toggle('supply');
      return true;
    case 'T':
      desk.said = overlays.toggle('threat');
      return true;
    case 'C':
      desk.said = overlays.toggle('control');
      return true;
    case 'H':
      desk.said = overlays.nextDay(Object.keys(desk.ground.map.fronts));
      return true;
  }
  return false;
}

/** 1 to 6: the unit taken up moves or attacks; without one the cursor moves. */
function digit(desk: Desk, direction: number): boolean {
  const lead = desk.lead;
  if (!desk.active || !lead || desk.cursor >= 0) {
    desk.moveCursor(direction - 1);
    return true;
  }
  return step(desk, direction);
}

/** The units selected move or attack into the hex beside them, or are told why they may not. */
function step(desk: Desk, direction: number): boolean {
  const to = desk.ground.layout.neighbour(desk.hex, direction - 1);
  if (to < 0 || desk.hex < 0) return false;
  if (desk.study.goal(to) || desk.study.target(to)) {
    desk.act(to);
    return true;
  }
  const order = desk.answers.orderToward(desk.inHand, to);
  if (order) void desk.answers.askWhy(order, 'Not that way.');
  return true;
}

function centre(desk: Desk): void {
  const hex = desk.cursor >= 0 ? desk.cursor : desk.hex;
  if (hex >= 0) desk.map?.centre(hex);
}

function enter(desk: Desk): boolean {
  if (desk.weighing.considered) {
    void desk.weighing.attack();
    return true;
  }
  if (desk.cursor < 0) return false;
  const hex = desk.cursor;
  desk.cursor = -1;
  desk.act(hex);
  return true;
}

/** Shift and Enter: the way goes through the hex under the cursor. */
function waypoint(desk: Desk): boolean {
  if (desk.cursor < 0) return false;
  const hex = desk.cursor;
  desk.soon(() => void desk.march.pass(hex));
  return true;
}

function arrow(desk: Desk, key: string): boolean {
  const step = 90;
  const dx = key === 'ArrowLeft' ? step : key === 'ArrowRight' ? -step : 0;
  const dy = key === 'ArrowUp' ? step : key === 'ArrowDown' ? -step : 0;
  desk.map?.camera.pan(dx, dy);
  desk.map?.nudge();
  return true;
}

/** A letter of the unit's menu, then of the phase's, then of every table's. */
function letter(key: string, { desk, end }: KeyContext): boolean {
  const verb = desk.active ? desk.study.actions.find((v) => v.key === key) : undefined;
  if (verb) {
    if (verb.legal) void desk.play(verb.amount ? verb.amount.order(verb.amount.most) : verb.order);
    else void desk.answers.askWhy(verb.order, `${verb.label}: not now.`);
    return true;
  }
  switch (key) {
    case 'N':
      desk.next();
      return true;
    case 'G':
      return takeUp(desk);
    case 'W':
      if (desk.study.reach.length > 0) {
        desk.march.mark();
        return true;
      }
      break;
    case 'J':
      if (desk.active && desk.lead) {
        desk.march.joinDivision();
        return true;
      }
      break;
    case 'O':
      if (desk.march.left) {
        void desk.march.goOn();
        return true;
      }
      break;
    case 'Y':
      void desk.answers.askSupply();
      return true;
    case 'T':
      desk.pieces.hidden = !desk.pieces.hidden;
      desk.map?.invalidate();
      return true;
    case 'Q':
      if (desk.stepBack()) return true;
  }
  const phase = desk.active ? desk.study.phaseActions.find((v) => v.key === key || (v.key === 'RETURN' && key === 'ENTER')) : undefined;
  if (!phase) return false;
  if (phase.primary) end();
  else void desk.play(phase.order);
  return true;
}

/** G: the units under the cursor; in the air phase the strike on that hex. */
function takeUp(desk: Desk): boolean {
  const hex = desk.cursor >= 0 ? desk.cursor : desk.hex;
  if (hex < 0) return false;
  desk.cursor = -1;
  desk.act(hex);
  return true;
}
