import type { InchController } from './controller.svelte.ts';

export interface Lesson {
  /** Its text is in lessons.json, by this title. */
  title: string;
  clauses: string[];
  /** The unit to select. */
  unit?: string;
  done: (controller: InchController) => boolean;
}

const placed = (controller: InchController, name: string) => (controller.unitNamed(name)?.stands.length ?? 0) > 0;
const past = (controller: InchController, ...phases: string[]) => !phases.includes(controller.phase);
const played = (controller: InchController, verb: string) =>
  controller.session.items.some((i) => i.type === 'Played' && i.side === controller.session.side && (i.order ?? '').startsWith(`${verb} `));

const seesEnemy = (controller: InchController) => controller.field?.stands.some((stand) => !stand.own) ?? false;

/** The Crossroads from set-up to the assault: what is done is what teaches. */
export const LESSONS: Lesson[] = [
  {
    title: 'A table, not a map',
    clauses: ['G11', 'T20'],
    unit: 'allied/A1',
    done: (controller) => controller.unitName === 'allied/A1' || placed(controller, 'allied/A1'),
  },
  {
    title: 'Attach the tanks',
    clauses: ['U47', 'P12'],
    unit: 'allied/A1',
    done: (controller) => played(controller, 'attach') || past(controller, 'set-up'),
  },
  {
    title: 'Set it up',
    clauses: ['T20', 'F3', 'H1'],
    unit: 'allied/A1',
    done: (controller) => placed(controller, 'allied/A1') || past(controller, 'set-up'),
  },
  {
    title: 'The command posts',
    clauses: ['U34', 'U40'],
    done: (controller) => past(controller, 'set-up'),
  },
  {
    title: 'The hidden map',
    clauses: ['C1Da', 'ART6', 'ART27'],
    done: (controller) => played(controller, 'plan') || past(controller, 'set-up', 'planning'),
  },
  {
    title: 'Will they see you?',
    clauses: ['G27', 'G28'],
    done: (controller) => controller.measuring.laid > 0,
  },
  {
    title: 'Spend a point',
    clauses: ['C3a', 'C3e'],
    unit: 'allied/A1',
    done: (controller) => controller.unitNamed('allied/A1')?.status === 'activated',
  },
  {
    title: 'Call the guns',
    clauses: ['ART27', 'C4a', 'ART19'],
    done: (controller) => played(controller, 'call') || (past(controller, 'set-up', 'planning') && (controller.view?.turn ?? 0) > 2),
  },
  {
    title: 'Move by dragging',
    clauses: ['ACT10', 'C7M', 'C8a'],
    unit: 'allied/A1',
    done: (controller) => played(controller, 'move') || played(controller, 'go') || played(controller, 'road'),
  },
  {
    title: 'Another formation',
    clauses: ['ACT1', 'F1', 'F11'],
    unit: 'allied/A1',
    done: (controller) => controller.considered?.order.verb === 'form' || played(controller, 'form'),
  },
  {
    title: 'Arc and range',
    clauses: ['C7Fe', 'C7Fn', 'C1Dj'],
    done: (controller) => controller.targets !== null && controller.targets.direct > 0 && !controller.considered,
  },
  {
    title: 'End the movement',
    clauses: ['C6c', 'T15'],
    done: (controller) => past(controller, 'movement') && (controller.view?.turn ?? 0) > 0,
  },
  {
    title: 'Their turn, your fire',
    clauses: ['C8a', 'C8f', 'C8h'],
    done: (controller) =>
      played(controller, 'hold') || played(controller, 'opportunity') || seesEnemy(controller) || (controller.view?.turn ?? 0) >= 3,
  },
  {
    title: 'Find the enemy',
    clauses: ['H1', 'H2', 'H4'],
    unit: 'allied/A1',
    done: seesEnemy,
  },
  {
    title: 'Fire',
    clauses: ['C7Fy', 'C7Fh'],
    unit: 'allied/A1',
    done: (controller) => played(controller, 'shoot'),
  },
  {
    title: 'Rally',
    clauses: ['ACT33', 'C9Ra', 'C9Rg'],
    unit: 'allied/A1',
    done: (controller) => played(controller, 'rally'),
  },
  {
    title: 'Assault',
    clauses: ['C9a', 'C9s', 'C9u'],
    unit: 'allied/A1',
    done: (controller) =>
      played(controller, 'combat') ||
      (controller.considered?.answer?.type === 'MovePreview' && controller.considered.answer.assaults.length > 0),
  },
];
