import type { HexController } from './controller.svelte.ts';
import { type KeyContext, listenToKeys, onControl, pressCommon } from './listening.ts';

type Context = KeyContext<HexController>;

/** Every function by key: our own, the digits 1 to 6 and the letters of the original's menus. */
export const attachKeys = (context: Context): (() => void) => listenToKeys((event) => press(event, context));

/** Whether the key meant something. */
function press(event: KeyboardEvent, context: Context): boolean {
  const { controller } = context;
  const key = event.key;
  if (controller.pieces.hidden && bringsBack(controller, key)) return true;
  const common = pressCommon(event, context);
  if (common !== null) return common;
  if (/^[1-6]$/.test(key)) return digit(controller, Number(key));
  switch (key) {
    case '0':
      center(controller);
      return true;
    case 'Enter':
      return onControl(event.target) ? false : event.shiftKey ? waypoint(controller) : enter(context);
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return onControl(event.target) ? false : arrow(controller, key);
  }
  if (event.shiftKey && overlay(controller, key.toUpperCase())) return true;
  return letter(key.toUpperCase(), context);
}

/** Any key brings the counters back; true if it was only for that. */
function bringsBack(controller: HexController, key: string): boolean {
  if (['Shift', 'Control', 'Alt', 'Meta'].includes(key)) return false;
  controller.pieces.hidden = false;
  controller.map?.invalidate();
  return key.toUpperCase() === 'T';
}

/** Shift and a letter: what is laid over the map, told to those who do not see it. */
function overlay(controller: HexController, key: string): boolean {
  const { overlays } = controller;
  if (controller.session.moment && (key === 'S' || key === 'T')) {
    controller.said = 'This overlay shows only the current position.';
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

/** 1 to 6: the unit selected moves or attacks; without one the cursor moves. */
function digit(controller: HexController, direction: number): boolean {
  const { lead } = controller;
  if (controller.picking && pick(controller, direction)) return true;
  if (!controller.active || !lead || controller.cursor >= 0) {
    controller.moveCursor(direction - 1);
    return true;
  }
  return step(controller, direction);
}

/** After G: the first, second or third unit of the hex. */
function pick(controller: HexController, number: number): boolean {
  controller.picking = false;
  const unit = controller.at(controller.hex).filter((p) => p.own)[number - 1];
  if (unit) controller.select(controller.hex, unit.id);
  return unit !== undefined;
}

/** The units selected move or attack into the hex beside them, or are told why they may not. */
function step(controller: HexController, direction: number): boolean {
  const to = controller.ground.layout.neighbor(controller.hex, direction - 1);
  if (to < 0 || controller.hex < 0) return false;
  if (controller.options.goal(to) || controller.options.target(to)) {
    controller.act(to);
    return true;
  }
  const order = controller.answers.orderToward(controller.selectedPieces, to);
  if (order) void controller.answers.askWhy(order, 'The unit cannot go there.');
  return true;
}

function center(controller: HexController): void {
  const hex = controller.cursor >= 0 ? controller.cursor : controller.hex;
  if (hex >= 0) controller.map?.center(hex);
}

function enter(context: Context): boolean {
  const { controller } = context;
  if (controller.attackPreview.considered) {
    void controller.attackPreview.attack();
    return true;
  }
  if (controller.cursor < 0) return phaseKey('RETURN', context);
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
function letter(key: string, context: Context): boolean {
  const { controller } = context;
  const verb = controller.active ? controller.options.actions.find((v) => v.key === key) : undefined;
  if (verb) {
    if (verb.legal && verb.amount) askAmount(key);
    else if (verb.legal) void controller.play(verb.order);
    else void controller.answers.askWhy(verb.order, `${verb.label} is not possible now.`);
    return true;
  }
  switch (key) {
    case 'N':
      controller.next();
      return true;
    case 'G':
      return selectHere(controller);
    case 'W':
      if (controller.options.reach.length > 0) {
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
  return phaseKey(key, context) || (controller.game.letters?.[key]?.(controller) ?? false);
}

/** The number of points is typed before the order is given. */
function askAmount(key: string): void {
  document.querySelector<HTMLInputElement>(`input[data-amount="${key}"]`)?.select();
}

/** The button of the phase that has this key. */
function phaseKey(key: string, { controller, end }: Context): boolean {
  const phase = controller.active ? controller.options.phaseActions.find((v) => v.key === key) : undefined;
  if (!phase) return false;
  if (phase.primary) end();
  else void controller.play(phase.order);
  return true;
}

/** G: the units under the cursor, of which a digit then chooses one; in the air phase the strike on that hex. */
function selectHere(controller: HexController): boolean {
  const hex = controller.cursor >= 0 ? controller.cursor : controller.hex;
  if (hex < 0) return false;
  controller.cursor = -1;
  controller.waitNoMore();
  // At once, whatever else could be done there: a digit may already follow.
  if (controller.hexSubject(hex)) controller.act(hex);
  else controller.select(hex);
  const here = controller.at(hex).filter((p) => p.own);
  controller.picking = !controller.game.movement.stacks && controller.hex === hex && here.length > 1;
  if (controller.picking) controller.said = `${here.length} units here: press 1 to ${here.length} for one of them.`;
  return true;
}
