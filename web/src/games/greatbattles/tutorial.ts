import type { InchController } from './controller.svelte.ts';

export interface Lesson {
  title: string;
  text: string;
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
    text: 'At dawn guns are planned where nobody sees it. Register template 1 on the open ground just south of the town, where A1 will see it: choose “Register”, click there, read the chances, confirm. Inside the town your units would have to stand within an inch of the point. Then end the planning.',
    clauses: ['C1Da', 'ART6', 'ART27'],
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
    title: 'Call the guns',
    text: 'Go on to the barrage step. A registered template can be called when one of your units sees its point: from 12 inches in the open, from 1 inch in cover. Press “Call template 1”. A roll decides whether it falls now or some turns later; every turn in which it falls costs one of your four rounds.',
    clauses: ['ART27', 'C4a', 'ART19'],
    done: (controller) => played(controller, 'call') || (past(controller, 'set-up', 'planning') && (controller.view?.turn ?? 0) > 2),
  },
  {
    title: 'Move by dragging',
    text: 'In the movement step drag A1 to the north. The ghost shows where it would stand, the ruler what the way costs on each ground, and from where somebody may fire. Release, look, confirm.',
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
    text: 'When a German battalion moves in your sight you are asked: fire now and owe an action, or hold. The card says which stands can fire and with what chance. If you are not asked by turn 3, the lesson ends by itself.',
    clauses: ['C8a', 'C8f', 'C8h'],
    done: (controller) =>
      played(controller, 'hold') || played(controller, 'opportunity') || seesEnemy(controller) || (controller.view?.turn ?? 0) >= 3,
  },
  {
    title: 'Find the enemy',
    text: 'Activate A1 every turn and go on toward the town with both actions. Hidden units show themselves when they fire or move, or when you come close. Go on until you see a German stand.',
    clauses: ['H1', 'H2', 'H4'],
    unit: 'allied/A1',
    done: seesEnemy,
  },
  {
    title: 'Fire',
    text: 'In the fire step click a stand of yours, then a German stand that it can hit. The ladder shows the score and everything that changes it. Aim, let the other stands aim too, and press “A1 fires at its targets”.',
    clauses: ['C7Fy', 'C7Fh'],
    unit: 'allied/A1',
    done: (controller) => played(controller, 'shoot'),
  },
  {
    title: 'Rally',
    text: 'A suppressed stand cannot fire, and it weakens its battalion. In the fire step it may try to rally instead; the button says its chance. If none of your stands is suppressed, skip this step.',
    clauses: ['ACT33', 'C9Ra', 'C9Rg'],
    unit: 'allied/A1',
    done: (controller) => played(controller, 'rally'),
  },
  {
    title: 'Assault',
    text: 'A town is taken in close combat. In the movement step drag A1 until it touches a German stand: the preview shows the chance to win, to go on fighting and to lose, with everything that counts. You need not confirm; seeing is enough. Suppress the defenders first and bring the tanks along.',
    clauses: ['C9a', 'C9s', 'C9u'],
    unit: 'allied/A1',
    done: (controller) =>
      played(controller, 'combat') ||
      (controller.considered?.answer?.type === 'MovePreview' && controller.considered.answer.assaults.length > 0),
  },
];
