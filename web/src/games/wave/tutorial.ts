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
    clauses: ['10.1a', '10.2a'],
    hex: 'E3918',
    done: (controller) => controller.attackPreview.considered !== null || count(controller, 'AttackAnnounced') > 0,
  },
  {
    title: 'Read the odds',
    clauses: ['10.5', '10.13a', '10.25'],
    done: (controller) => count(controller, 'AttackAnnounced') > 0,
  },
  {
    title: 'Guns and aircraft',
    clauses: ['10.24', '10.14b'],
    done: (controller) => count(controller, 'BattleFought') > 0,
  },
  {
    title: 'What the die did',
    clauses: ['10.9a', '10.9b', '10.26a'],
    done: (controller) => count(controller, 'BattleFought') > 0 && view(controller).battle === null,
  },
  {
    title: 'From fighting to moving',
    clauses: ['10.3c', '5.1a'],
    done: isMoving,
  },
  {
    title: 'Select a stack',
    clauses: ['7.9a', '7.10c', '9.1a'],
    hex: 'E4217',
    done: (controller) => (isMoving(controller) && controller.selected.length > 1) || moves(controller) > 0,
  },
  {
    title: 'Choose the path',
    clauses: ['9.1b', '9.7a'],
    done: (controller) => controller.march.stops.length > 0 || moves(controller) > 0,
  },
  {
    title: 'Move',
    clauses: ['9.12a'],
    done: (controller) => moves(controller) > 0,
  },
  {
    title: 'A whole division',
    clauses: ['7.1', '9.2c', '7.10b'],
    done: (controller) => moves(controller) > 2,
  },
  {
    title: 'Are they supplied?',
    clauses: ['6.5', '5.8e'],
    done: (controller) => controller.supplyLines.lines.length > 0 || controller.answers.supply !== null,
  },
  {
    title: 'Read a rule',
    clauses: ['9.14a', '7.3'],
    done: (controller) => controller.clausesOpened > 0,
  },
  {
    title: 'The Allied answer',
    clauses: ['5.1a', '4.6b'],
    done: (controller) => !mine(controller) || view(controller).couplet > 1 || view(controller).turn > 1,
  },
];
