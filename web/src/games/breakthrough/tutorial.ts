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
    clauses: ['2.3a', '1.1a'],
    done: (controller) => !inPhase(controller, 'Before'),
  },
  {
    title: 'Artillery first',
    clauses: ['6.3c', '6.4f'],
    hex: '9,23',
    unit: '2/2PZ',
    done: (controller) => mine(controller).some((u) => u.statistics!.artillery > 0) || inPhase(controller, 'Operation'),
  },
  {
    title: 'Enough for now',
    clauses: ['6.1c'],
    done: (controller) => inPhase(controller, 'Operation') && view(controller).active === view(controller).viewer,
  },
  {
    title: 'Select a regiment',
    clauses: ['1.5b', '7.4a'],
    hex: '9,23',
    unit: '2/2PZ',
    done: (controller) => controller.selected.includes('2/2PZ'),
  },
  {
    title: 'Look before you attack',
    clauses: ['8.0c', '6.1f'],
    hex: '9,22',
    done: (controller) => controller.attackPreview.considered !== null || controller.board.plots.length > 0,
  },
  {
    title: 'Plot the attack',
    clauses: ['7.9c', '7.9e', '13.5n'],
    done: (controller) => controller.board.plots.length > 0,
  },
  {
    title: 'Attack together',
    clauses: ['8.0b'],
    hex: '9,23',
    unit: '304/2PZ',
    done: (controller) => controller.board.plots.length > 1,
  },
  {
    title: 'Advance after combat',
    clauses: ['7.3b', '7.9f'],
    done: (controller) => mine(controller).some((u) => u.statistics!.advance),
  },
  {
    title: 'To combat',
    clauses: ['2.4c', '7.1c'],
    done: (controller) => happened(controller, 'Fought') || view(controller).phase.includes('2nd'),
  },
  {
    title: 'Read what happened',
    clauses: ['8.0f'],
    done: (controller) => controller.clausesOpened > 0,
  },
  {
    title: 'Now move',
    clauses: ['7.5a', '7.5b', '7.4q'],
    done: (controller) => happened(controller, 'Moved', view(controller).viewer),
  },
  {
    title: 'Travel mode',
    clauses: ['7.6w', '7.7a', '7.7g'],
    hex: '7,24',
    unit: 'ENG/LXXXV',
    done: (controller) =>
      happened(controller, 'ModeChanged', view(controller).viewer) || mine(controller).some((u) => u.statistics!.mode === 'travel'),
  },
  {
    title: 'Over the bridge',
    clauses: ['6.7k', '6.7l', '6.7d'],
    hex: '7,23',
    done: crossedABridge,
  },
  {
    title: 'Is it supplied?',
    clauses: ['4.1a', '4.1c', '4.1d'],
    done: (controller) => controller.answers.supply !== null,
  },
  {
    title: 'Why not?',
    clauses: ['7.10a'],
    done: (controller) => controller.answers.why !== null,
  },
  {
    title: 'The day ends',
    clauses: ['12.1f', '10.1a'],
    done: (controller) => view(controller).turn > 1,
  },
];
