import { plainGame } from '../plain.ts';

export default plainGame({
  id: 'race',
  sides: [
    { id: 'german', name: 'German', color: 'fieldGray' },
    { id: 'american', name: 'American', color: 'olive' },
  ],
  movementPhase: 'movement',
});
