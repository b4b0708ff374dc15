import type { PlainView } from '../../api/types.ts';
import type { HexController } from '../../table/controller.svelte.ts';
import { plainGame } from '../plain.ts';

const view = (controller: HexController) => controller.view as PlainView;
const happened = (controller: HexController, type: string) =>
  controller.session.items.some((i) => i.type === 'Played' && i.events.some((e) => e.event.type === type));

export default plainGame({
  id: 'race',
  sides: [
    { id: 'german', name: 'German', color: 'fieldGray' },
    { id: 'american', name: 'American', color: 'olive' },
  ],
  movementPhase: 'movement',
  tutorial: {
    side: 'german',
    scenario: 'bastogne',
    lessons: [
      {
        title: 'The road to Bastogne',
        clauses: ['1.1', '5.2'],
        hex: '14,7',
        unit: '77',
        done: (controller) => controller.selected.includes('77') || happened(controller, 'Moved'),
      },
      {
        title: 'Move',
        clauses: ['3.1', '3.2', '3.6'],
        hex: '13,6',
        done: (controller) => happened(controller, 'Moved'),
      },
      {
        title: 'Bring more',
        clauses: ['3.7', '4.3'],
        hex: '12,6',
        done: (controller) => view(controller).phase === 'combat' || view(controller).turn > 1,
      },
      {
        title: 'Look at the odds',
        clauses: ['4.3', '4.5'],
        done: (controller) => controller.attackPreview.considered !== null || happened(controller, 'Fought'),
      },
      {
        title: 'Attack',
        clauses: ['4.6', '4.8'],
        done: (controller) => happened(controller, 'Fought'),
      },
      {
        title: 'Advance',
        clauses: ['4.10', '5.1'],
        done: (controller) => view(controller).turn > 1 || view(controller).side === 'american',
      },
      {
        title: 'Eight turns',
        clauses: ['2.3', '2.4', '5.3'],
        done: (controller) => view(controller).turn > 2,
      },
    ],
  },
});
