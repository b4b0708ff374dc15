import type { InchController } from './controller.svelte.ts';

export interface Lesson {
  title: string;
  text: string;
  clauses: string[];
  /** A unit to take up. */
  unit?: string;
  done: (controller: InchController) => boolean;
}

const placed = (controller: InchController, name: string) => (controller.unitNamed(name)?.stands.length ?? 0) > 0;
const past = (controller: InchController, ...phases: string[]) => !phases.includes(controller.phase);
const played = (controller: InchController, verb: string) =>
  controller.session.items.some((i) => i.type === 'Played' && i.side === controller.session.side && (i.order ?? '').startsWith(`${verb} `));

/** The Crossroads from set-up to the first shots: what is done is what teaches. */
export const LESSONS: Lesson[] = [
  {
    title: 'A table, not a map',
    text: 'You command one American battalion and a few tanks; two German companies hold the crossroads somewhere in the north. Select A1: it waits beside the table, and the blue zone is where it may be set up.',
    clauses: ['G11', 'T20'],
    unit: 'allied/A1',
    done: (controller) => controller.unitName === 'allied/A1' || placed(controller, 'allied/A1'),
  },
  {
    title: 'Attach the tanks',
    text: 'HQ, heavy weapons and the Shermans are in the battlegroup’s pool. With A1 selected press “Attach all”: from then on they move and fight with it.',
    clauses: ['U47', 'P12'],
    unit: 'allied/A1',
    done: (controller) => played(controller, 'attach') || past(controller, 'set-up'),
  },
  {
    title: 'Set it up',
    text: 'Choose “assault” and click in the zone south of the town. The stands fall into formation: front line, second line, support behind. The colored edge of a stand is its front. You may drag it elsewhere as long as you set up.',
    clauses: ['T20', 'F3', 'H1'],
    unit: 'allied/A1',
    done: (controller) => placed(controller, 'allied/A1') || past(controller, 'set-up'),
  },
  {
    title: 'The command posts',
    text: 'The Center of Operations and the Forming Up Place stand on a road. Select each and click on the main road at the southern edge, then end the set-up.',
    clauses: ['U34', 'U40'],
    done: (controller) => past(controller, 'set-up'),
  },
  {
    title: 'The hidden map',
    text: 'At dawn guns are planned where nobody sees it. Register template 1 on the town: choose “Register”, click in the middle of Crossroads, read the chances, confirm. Then end the planning.',
    clauses: ['C1Da', 'ART6', 'C5d'],
    done: (controller) => played(controller, 'plan') || past(controller, 'set-up', 'planning'),
  },
  {
    title: 'Will they see you?',
    text: 'Press S for the line of sight and drag from your battalion to the town. It says how far it is, what is in between, and what blocks the view. A wood or town hides what is more than an inch inside.',
    clauses: ['G27', 'G28'],
    done: (controller) => controller.measuring.laid > 0,
  },
  {
    title: 'Spend a point',
    text: 'End what is left of dawn and proceed with the turn. A battalion that is not activated may not come nearer to the enemy; activate A1 in the activation step, key A.',
    clauses: ['C3a', 'C3e'],
    unit: 'allied/A1',
    done: (controller) => controller.unitNamed('allied/A1')?.status === 'activated',
  },
  {
    title: 'Move by dragging',
    text: 'In the movement step drag A1 to the north. The ghost shows where it would stand, the ruler what the way costs on each ground, and from where somebody may fire. Let go, look, confirm.',
    clauses: ['ACT10', 'C7M', 'C8a'],
    unit: 'allied/A1',
    done: (controller) => played(controller, 'move') || played(controller, 'go') || played(controller, 'road'),
  },
  {
    title: 'Another formation',
    text: 'A change of formation is an action too. With A1 selected try the formations 1 to 4, and turn it with [ and ] or the knob in front. You need not confirm one: seeing is enough, and if A1 has no action left you are told so.',
    clauses: ['ACT1', 'F1', 'F11'],
    unit: 'allied/A1',
    done: (controller) => controller.considered?.order.verb === 'form' || played(controller, 'form'),
  },
  {
    title: 'Arc and range',
    text: 'Click a single stand. The red half circle is what it fires into, the green circle how far one sees in this turn. An enemy that can be fired at carries the chances: hit, and destroyed.',
    clauses: ['C7Fe', 'C7Fn', 'C1Dj'],
    done: (controller) => controller.targets !== null && controller.targets.direct > 0 && !controller.considered,
  },
  {
    title: 'End the movement',
    text: 'End the movement step. Fire comes after it. A stand that moved in this action does not fire in it. The second action works the same way.',
    clauses: ['C6c', 'T15'],
    done: (controller) => past(controller, 'movement') && (controller.view?.turn ?? 0) > 0,
  },
  {
    title: 'Their turn, your fire',
    text: 'When a German battalion moves in your sight you are asked: fire now and owe an action, or hold. The card says who can fire and with what chance. Play on until you have been asked; if nobody has come into your sight by turn 3, the lesson ends by itself.',
    clauses: ['C8a', 'C8f', 'C8h'],
    done: (controller) => played(controller, 'hold') || played(controller, 'opportunity') || (controller.view?.turn ?? 0) >= 3,
  },
];
