import type { OwnTable } from '../game.ts';
import InchTable from './InchTable.svelte';

const greatbattles: OwnTable = { Table: InchTable, tutorial: { side: 'allied', scenario: 'crossroads' } };

export default greatbattles;
