import type { InchGame } from '../game.ts';
import InchTable from './InchTable.svelte';

const greatbattles: InchGame = { Table: InchTable, tutorial: { side: 'allied', scenario: 'crossroads' } };

export default greatbattles;
