import type { HexController } from './controller.svelte.ts';
import { type KeyContext, listenToKeys, onControl, pressCommon } from './listening.ts';

type Context = KeyContext<HexController>;

/** Every function by key: our own, the digits 1 to 6 and the letters of the original's menus. */
export const attachKeys = (context: Context): (() => void) => listenToKeys((event) => press(event, context));

/** Whether the key meant something. */
function press(event: KeyboardEvent, context: Context): boolean {
  const { controller } = context;
  const key = event.key;
  const common = pressCommon(event, context);
  if (common !== null) return common;
  if (/^[1-6]$/.test(key)) return digit(controller, Number(key));
  switch (key) {
    case '0':
      center(controller);
      return true;
    case 'Enter':
      return onControl(event.target) ? false : event.shiftKey ? waypoint(controller) : enter(controller);
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return onControl(event.target) ? false : arrow(controller, key);
  }
  if (event.shiftKey && overlay(controller, key.toUpperCase())) return true;
  return letter(key.toUpperCase(), context);
}

/** Shift and a letter: what is laid over the map, told to those who do not see it. */
function overlay(controller: HexController, key: string): boolean {
  const { overlays } = controller;
  if (controller.session.moment && (key === 'S' || key === 'T')) {
    controller.said = 'Only for the present.';
    return true;
  }
  switch (key) {
    case 'S':
      controller.said = overlays.toggle('supply');
      return true;
    case 'T':
      controller.said = overlays.toggle('threat');
      return true;
    case 'C':
      controller.said = overlays.toggle('control');
      return true;
    case 'H':
      controller.said = overlays.nextDay(Object.keys(controller.ground.map.fronts));
      return true;
  }
  return false;
}

/** 1 to 6: the unit taken up moves or attacks; without one the cursor moves. */
function digit(controller: HexController, direction: number): boolean {
  const lead = controller.lead;
  if (!controller.active || !lead || controller.cursor >= 0) {
    controller.moveCursor(direction - 1);
    return true;
  }
  return step(controller, direction);
}

/** The units selected move or attack into the hex beside them, or are told why they may not. */
function step(controller: HexController, direction: number): boolean {
  const to = controller.ground.layout.neighbor(controller.hex, direction - 1);
  if (to < 0 || controller.hex < 0) return false;
  if (controller.study.goal(to) || controller.study.target(to)) {
    controller.act(to);
    return true;
  }
  const order = controller.answers.orderToward(controller.inHand, to);
  if (order) void controller.answers.askWhy(order, 'Not that way.');
  return true;
}

function center(controller: HexController): void {
  const hex = controller.cursor >= 0 ? controller.cursor : controller.hex;
  if (hex >= 0) controller.map?.center(hex);
}

function enter(controller: HexController): boolean {
  if (controller.attackPreview.considered) {
    void controller.attackPreview.attack();
    return true;
  }
  if (controller.cursor < 0) return false;
  const hex = controller.cursor;
  controller.cursor = -1;
  controller.act(hex);
  return true;
}

/** Shift and Enter: the way goes through the hex under the cursor. */
function waypoint(controller: HexController): boolean {
  if (controller.cursor < 0) return false;
  const hex = controller.cursor;
  controller.soon(() => void controller.march.pass(hex));
  return true;
}

function arrow(controller: HexController, key: string): boolean {
  const step = 90;
  const dx = key === 'ArrowLeft' ? step : key === 'ArrowRight' ? -step : 0;
  const dy = key === 'ArrowUp' ? step : key === 'ArrowDown' ? -step : 0;
  controller.map?.camera.pan(dx, dy);
  controller.map?.nudge();
  return true;
}

/** A letter of the unit's menu, then of the phase's, then of every table's. */
function letter(key: string, { controller, end }: Context): boolean {
  const verb = controller.active ? controller.study.actions.find((v) => v.key === key) : undefined;
  if (verb) {
    if (verb.legal) void controller.play(verb.amount ? verb.amount.order(verb.amount.most) : verb.order);
    else void controller.answers.askWhy(verb.order, `${verb.label}: not now.`);
    return true;
  }
  switch (key) {
    case 'N':
      controller.next();
      return true;
    case 'G':
      return takeUp(controller);
    case 'W':
      if (controller.study.reach.length > 0) {
        controller.march.mark();
        return true;
      }
      break;
    case 'J':
      if (controller.active && controller.lead) {
        controller.march.joinDivision();
        return true;
      }
      break;
    case 'O':
      if (controller.march.left) {
        void controller.march.goOn();
        return true;
      }
      break;
    case 'Y':
      void controller.answers.askSupply();
      return true;
    case 'T':
      controller.pieces.hidden = !controller.pieces.hidden;
      controller.map?.invalidate();
      return true;
    case 'Q':
      if (controller.stepBack()) return true;
  }
  const phase = controller.active
    ? controller.study.phaseActions.find((v) => v.key === key || (v.key === 'RETURN' && key === 'ENTER'))
    : undefined;
  if (!phase) return false;
  if (phase.primary) end();
  else void controller.play(phase.order);
  return true;
}

/** G: the units under the cursor; in the air phase the strike on that hex. */
function takeUp(controller: HexController): boolean {
  const hex = controller.cursor >= 0 ? controller.cursor : controller.hex;
  if (hex < 0) return false;
  controller.cursor = -1;
  controller.act(hex);
  return true;
}
