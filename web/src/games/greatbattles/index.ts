import type { OwnTable } from '../game.ts';
import StandTable from './StandTable.svelte';

const greatbattles: OwnTable = { Table: StandTable, tutorial: { side: 'allied', scenario: 'crossroads' } };

export default greatbattles;
