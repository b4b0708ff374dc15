import type { BreakthroughView, OperationEventMoved } from '../../api/types.ts';
import type { HexController } from '../../table/controller.svelte.ts';
import type { Lesson } from '../game.ts';

const view = (controller: HexController) => controller.view as BreakthroughView;
const mine = (controller: HexController) => view(controller).units.filter((u) => u.side === view(controller).viewer && u.statistics);
const inPhase = (controller: HexController, word: string) => view(controller).phase.includes(word);
const happened = (controller: HexController, type: string, side?: string) =>
  controller.session.items.some((i) => i.type === 'Played' && (!side || i.side === side) && i.events.some((e) => e.event.type === type));

/** Whether a unit of the player has gone over a bridge. */
function crossedABridge(controller: HexController): boolean {
  const { ground } = controller;
  const bridges = new Set(ground.map.sides.filter((s) => s.bridge).flatMap((s) => [`${s.a} ${s.b}`, `${s.b} ${s.a}`]));
  return controller.session.items.some(
    (i) =>
      i.type === 'Played' &&
      i.side === view(controller).viewer &&
      i.events.some(({ event }) => {
        const moved = event as OperationEventMoved;
        return moved.type === 'Moved' && bridges.has(`${ground.hex(moved.from)} ${ground.hex(moved.to)}`);
      }),
  );
}

/** The German opening of 16 December, step by step: what is done is what teaches. */
export const LESSONS: Lesson[] = [
  {
    title: 'The morning of 16 December',
    text: 'You command the German side. The turn track below shows the days; each day has twelve phases. Press “Begin”.',
    clauses: ['2.3a', '1.1a'],
    done: (controller) => !inPhase(controller, 'Before'),
  },
  {
    title: 'Artillery first',
    text: 'In the Unit Organization Phase you assign corps artillery. Select 2/2PZ at Dasburg, where the road crosses the Our, and give it the maximum: key M.',
    clauses: ['6.3c', '6.4f'],
    hex: '9,23',
    unit: '2/2PZ',
    done: (controller) => mine(controller).some((u) => u.statistics!.artillery > 0) || inPhase(controller, 'Operation'),
  },
  {
    title: 'Enough for now',
    text: 'The other units can wait. End your Unit Organization Phase with Q. The page tells you what you leave undone, and lets you.',
    clauses: ['6.1c'],
    done: (controller) => inPhase(controller, 'Operation') && view(controller).active === view(controller).viewer,
  },
  {
    title: 'Select a regiment',
    text: 'Click 2/2PZ at Dasburg. The panel shows its combat strength, its efficiency and its operation points: they pay for everything it does.',
    clauses: ['1.5b', '7.4a'],
    hex: '9,23',
    unit: '2/2PZ',
    done: (controller) => controller.selected.includes('2/2PZ'),
  },
  {
    title: 'Look before you attack',
    text: 'The American battalion across the river is ringed in red, with the odds on it. Click it. Nothing is decided yet: you see every modifier and its clause, what is not known is hatched.',
    clauses: ['8.0c', '6.1f'],
    hex: '9,22',
    done: (controller) => controller.attackPreview.considered !== null || controller.board.plots.length > 0,
  },
  {
    title: 'Plot the attack',
    text: 'An attack costs 6 points now and is resolved in the combat phase. It cannot be undone. Plot it.',
    clauses: ['7.9c', '7.9e', '13.5n'],
    done: (controller) => controller.board.plots.length > 0,
  },
  {
    title: 'Attack together',
    text: '304/2PZ is in the same hex. Select it and plot the same attack: all units that plot against a hex fight together, and the odds rise.',
    clauses: ['8.0b'],
    hex: '9,23',
    unit: '304/2PZ',
    done: (controller) => controller.board.plots.length > 1,
  },
  {
    title: 'Advance after combat',
    text: 'A unit advances into a hex it has cleared only if you tell it to. With 304/2PZ selected press A: advance after combat.',
    clauses: ['7.3b', '7.9f'],
    done: (controller) => mine(controller).some((u) => u.statistics!.advance),
  },
  {
    title: 'To combat',
    text: 'On this first morning no German unit may move in its first operation phase, so this is all there is to do. Press C to go to combat.',
    clauses: ['2.4c', '7.1c'],
    done: (controller) => happened(controller, 'Fought') || view(controller).phase.includes('2nd'),
  },
  {
    title: 'Read what happened',
    text: 'The log tells it in sentences: the real odds, the dice, the losses, the retreats. Every number at the end of a line opens the rule it rests on. Click one.',
    clauses: ['8.0f'],
    done: (controller) => controller.clausesOpened > 0,
  },
  {
    title: 'Now move',
    text: 'In the second operation phase you may move with the points you have left. Select a unit with N: blue hexes are within reach, the number in each is what it would have left. Click one.',
    clauses: ['7.5a', '7.5b', '7.4q'],
    done: (controller) => happened(controller, 'Moved', view(controller).viewer),
  },
  {
    title: 'Travel mode',
    text: 'Roads are fast only in travel mode. Select the engineers at Gemünd, where a road comes down to the Our, and press M. Mind that a unit in travel mode fights with 60% of its strength and is strafed from the air.',
    clauses: ['7.6w', '7.7a', '7.7g'],
    hex: '7,24',
    unit: 'ENG/LXXXV',
    done: (controller) =>
      happened(controller, 'ModeChanged', view(controller).viewer) || mine(controller).some((u) => u.statistics!.mode === 'travel'),
  },
  {
    title: 'Over the bridge',
    text: 'The bar across the river is a bridge. Tanks cross a river only there, and only in travel mode. Every later unit pays 2 points more at the same bridge on the same day, so use several. The Americans blow bridges; your engineers rebuild them in the Unit Organization Phase. Move the engineers to the far bank.',
    clauses: ['6.7k', '6.7l', '6.7d'],
    hex: '7,23',
    done: crossedABridge,
  },
  {
    title: 'Is it supplied?',
    text: 'Supply comes by road from the east edge. With a unit selected press “Trace supply”: the line is drawn, or what blocks it is marked.',
    clauses: ['4.1a', '4.1c', '4.1d'],
    done: (controller) => controller.answers.supply !== null,
  },
  {
    title: 'Why not?',
    text: 'Grayed things answer too. Click “Exit”: every clause that forbids it is named.',
    clauses: ['7.10a'],
    done: (controller) => controller.answers.why !== null,
  },
  {
    title: 'The day ends',
    text: 'Press C. The Americans have had their moves in between, and a new day begins with weather and supply. You know enough to go on. Roads and bridges decide, and the stars on the map show what each town is worth.',
    clauses: ['12.1f', '10.1a'],
    done: (controller) => view(controller).turn > 1,
  },
];
