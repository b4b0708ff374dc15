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
        text: 'You command the German side. You have eight turns to take towns; Bastogne in the west is worth most. Select the 77th Volksgrenadier Regiment, which has crossed the Our.',
        clauses: ['1.1', '5.2'],
        hex: '14,7',
        unit: '77',
        done: (controller) => controller.selected.includes('77') || happened(controller, 'Moved'),
      },
      {
        title: 'Move',
        text: 'Blue hexes are within reach; roads are cheap, rivers and forest cost more. Move it to 13,6 between Marnach and Hosingen. Next to the enemy a unit must stop.',
        clauses: ['3.1', '3.2', '3.6'],
        hex: '13,6',
        done: (controller) => happened(controller, 'Moved'),
      },
      {
        title: 'Bring more',
        text: 'One unit is not enough. Move others next to Marnach or Hosingen, at most two per hex. Press N for the next unit that can move. Then end the movement phase.',
        clauses: ['3.7', '4.3'],
        hex: '12,6',
        done: (controller) => view(controller).phase === 'combat' || view(controller).turn > 1,
      },
      {
        title: 'Look at the odds',
        text: 'Enemy hexes you can attack are ringed in red, with the odds on them. Click one: you see the strengths, the terrain and every result. Nothing is decided yet.',
        clauses: ['4.3', '4.5'],
        done: (controller) => controller.attackPreview.considered !== null || happened(controller, 'Fought'),
      },
      {
        title: 'Attack',
        text: 'At 2-1 the defender has to retreat half of the time; 3-1 is better. Attack.',
        clauses: ['4.6', '4.8'],
        done: (controller) => happened(controller, 'Fought'),
      },
      {
        title: 'Advance',
        text: 'When the hex is empty, units that took part may advance into it. That is the fastest way forward. Then end the combat phase.',
        clauses: ['4.10', '5.1'],
        done: (controller) => view(controller).turn > 1 || view(controller).side === 'american',
      },
      {
        title: 'Eight turns',
        text: 'On turn 1 the Americans are surprised and do not move. From now on they fall back, block junctions and bring up the paratroopers. The turn track shows what is due. You know all the rules you need.',
        clauses: ['2.3', '2.4', '5.3'],
        done: (controller) => view(controller).turn > 2,
      },
    ],
  },
});
