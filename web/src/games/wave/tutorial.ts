import type { WaveView } from '../../api/types.ts';
import type { HexController } from '../../table/controller.svelte.ts';
import type { Lesson } from '../game.ts';

const view = (controller: HexController) => controller.view as WaveView;
const mine = (controller: HexController) => view(controller).active === 'german';
const count = (controller: HexController, type: string) =>
  controller.session.items.reduce((n, i) => n + (i.type === 'Played' ? i.events.filter((e) => e.event.type === type).length : 0), 0);
const moves = (controller: HexController) =>
  controller.session.items.filter((i) => i.type === 'Played' && i.side === 'german' && i.events.some((e) => e.event.type === 'Moved'))
    .length;
const isMoving = (controller: HexController) => mine(controller) && view(controller).phase === 'movement';

/** The first morning on the northern shoulder: fight, then move, with the rule beside each step. */
export const LESSONS: Lesson[] = [
  {
    title: 'The morning of 16 December',
    text: 'You command the German side, which fights before it moves today. Enemy hexes you can attack are ringed in red. Click the one with the solid ring: nothing is decided yet.',
    clauses: ['10.1a', '10.2a'],
    hex: 'E3918',
    done: (controller) => controller.attackPreview.considered !== null || count(controller, 'AttackAnnounced') > 0,
  },
  {
    title: 'Read the odds',
    text: 'Your attack factors are on the left, the defense on the right, and every column shift between them with its rule. Below are the chances of each result. Click a unit’s name to leave it out or to add it again, then press “Attack”.',
    clauses: ['10.5', '10.13a', '10.25'],
    done: (controller) => count(controller, 'AttackAnnounced') > 0,
  },
  {
    title: 'Guns and aircraft',
    text: 'Before the die both sides declare support, you first. The card over the hex asks you and shows the odds with each gun: let one bombard, or say that there is no more support.',
    clauses: ['10.24', '10.14b'],
    done: (controller) => count(controller, 'BattleFought') > 0,
  },
  {
    title: 'What the die did',
    text: 'The result is steps lost on each side. If you lose some, you choose which units take them; if the hex is cleared, you choose which units advance. Answer until you are back in your combat phase.',
    clauses: ['10.9a', '10.9b', '10.26a'],
    done: (controller) => count(controller, 'BattleFought') > 0 && view(controller).battle === null,
  },
  {
    title: 'From fighting to moving',
    text: 'You may attack other hexes, each unit once. When you are done, end the combat phase with Q.',
    clauses: ['10.3c', '5.1a'],
    done: isMoving,
  },
  {
    title: 'Select a stack',
    text: 'Click the stack with the panzers. All its units are selected; a stack moves at the speed of its slowest unit. Blue hexes are within reach, the number in each is what it would have left. Untick a unit in the panel to leave it behind.',
    clauses: ['7.9a', '7.10c', '9.1a'],
    hex: 'E4217',
    done: (controller) => (isMoving(controller) && controller.selected.length > 1) || moves(controller) > 0,
  },
  {
    title: 'A way of your own',
    text: 'A click on a blue hex moves by the cheapest way. For another way, hold Shift and click a hex to go through, or press W and click; the cost is shown beside it. Set one waypoint. Escape removes it.',
    clauses: ['9.1b', '9.7a'],
    done: (controller) => controller.march.stops.length > 0 || moves(controller) > 0,
  },
  {
    title: 'Go',
    text: 'Click a blue hex, or the waypoint again, to go there. Roads cost one point per hex, whatever terrain they cross.',
    clauses: ['9.12a'],
    done: (controller) => moves(controller) > 0,
  },
  {
    title: 'A whole division',
    text: 'Deselect this stack with Escape, select another and press J: the rest of its division follows. Then click where the first should go. The others close up behind it, at most four units per hex, one stack after the other.',
    clauses: ['7.1', '9.2c', '7.10b'],
    done: (controller) => moves(controller) > 2,
  },
  {
    title: 'Are they supplied?',
    text: 'Supply runs along roads from the east edge. Press “Supply” under the map: every supply line is drawn, and units without one are listed with what blocks it. Today all units are supplied; from tomorrow on the lines count.',
    clauses: ['6.5', '5.8e'],
    done: (controller) => controller.supplyLines.lines.length > 0 || controller.answers.supply !== null,
  },
  {
    title: 'Read a rule',
    text: 'Every number at the end of a line, here and in the log, opens the rule it rests on. Click one.',
    clauses: ['9.14a', '7.3'],
    done: (controller) => controller.clausesOpened > 0,
  },
  {
    title: 'The Allied answer',
    text: 'End your movement with Q. The computer moves and fights for the Allies; then the second couplet of the day begins. Towns and bridges to the west are worth points: the ledger under “OOB” counts them.',
    clauses: ['5.1a', '4.6b'],
    done: (controller) => !mine(controller) || view(controller).couplet > 1 || view(controller).turn > 1,
  },
];
