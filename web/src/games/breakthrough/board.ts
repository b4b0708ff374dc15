import type { BreakthroughView, UnitView } from '../../api/types.ts';
import type { Board, Formation, Plot, TrackDay, TrackFact } from '../../table/board.ts';
import { breakthroughBriefing } from '../briefings.ts';
import type { Ground } from '../game.ts';
import { MadePieces } from '../made.ts';
import { worthTold } from '../worth.ts';
import { lookOf, pieceOf, placeName } from './pieces.ts';

const made = new MadePieces<UnitView>();

export function boardOf(view: BreakthroughView, ground: Ground): Board {
  const pieces = view.units.map((unit) => made.of(unit, unit.hex, ground.side, () => pieceOf(unit, ground)));
  return {
    pieces,
    control: { hexes: view.germanHexes.map(ground.hex), by: 'German', others: 'American' },
    bridges: view.bridges.map(({ site, intact }) => [sideKey(site, ground), intact ? 'intact' : 'blown']),
    plots: plotsOf(view, ground),
    track: trackOf(view),
    facts: factsOf(view),
    formations: () => formationsOf(view, ground),
    objectives: view.towns.map((t) => ({
      hex: ground.hex(t.hex),
      points: t.points,
      scored: t.german,
      text: worthTold(t.points, 'per turn and at the end', 'German', t.german ? 'German' : 'American'),
      clause: '10.1b',
    })),
    exits: (ground.map.sets['exit'] ?? []).map((hex) => ({
      hex,
      text: 'German units leave the map here; they score for every turn since then, if the hex is in German supply at the end.',
      clause: '7.10a',
    })),
    briefing: breakthroughBriefing(view),
  };
}

function sideKey(site: string, ground: Ground): string {
  const [a, b] = site.split('/').map(ground.hex);
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function plotsOf(view: BreakthroughView, ground: Ground): Plot[] {
  return view.units.flatMap((unit) => {
    const direction = unit.statistics?.plot;
    if (direction === null || direction === undefined) return [];
    const from = ground.hex(unit.hex);
    return [{ by: unit.id, from, to: ground.layout.neighbor(from, direction - 1) }];
  });
}

/** The day of December of a turn. */
const dateOf = (view: BreakthroughView, turn: number): number => view.figures.firstDate + turn - 1;

function trackOf(view: BreakthroughView): TrackDay[] {
  const days: TrackDay[] = [];
  for (let turn = view.firstTurn; turn <= view.lastTurn; turn++) {
    const due = view.due.filter((d) => d.turn === turn && turn >= view.turn);
    days.push({
      label: String(dateOf(view, turn)),
      note: turn === view.turn ? 'Dec' : turn === view.figures.freezeTurn ? 'frost' : '',
      current: turn === view.turn,
      past: turn < view.turn,
      due:
        due.length === 0
          ? ''
          : `${due.length} due: ${due
              .slice(0, 6)
              .map((d) => d.id)
              .join(', ')}${due.length > 6 ? ' …' : ''}`,
    });
  }
  return days;
}

function factsOf(view: BreakthroughView): TrackFact[] {
  const mine = view.sides.find((s) => s.side === view.viewer);
  const facts: TrackFact[] = [
    {
      label: 'Weather',
      value: view.frozen ? `${view.weather}, frost` : view.weather,
      rest: mine && mine.airPoints > 0 ? `${mine.airPoints} air ${mine.airPoints === 1 ? 'point' : 'points'}` : undefined,
      clause: '3.1a',
    },
  ];
  const next = view.due.filter((d) => d.turn > view.turn).sort((a, b) => a.turn - b.turn)[0];
  if (next) {
    const same = view.due.filter((d) => d.turn === next.turn);
    facts.push({
      label: `Due ${dateOf(view, next.turn)} Dec`,
      value: `${same.length} ${same.length === 1 ? 'unit' : 'units'}`,
      rest: sidesOf(same),
      clause: '5.0a',
    });
  }
  facts.push({
    label: 'Victory points',
    value: String(view.townPoints),
    rest: `for towns, ${view.towns.filter((t) => t.german).length} of ${view.towns.length} held`,
    clause: '10.1b',
  });
  return facts;
}

function sidesOf(due: { side: string }[]): string {
  const german = due.filter((d) => d.side === 'german').length;
  const american = due.length - german;
  return [german && `${german} German`, american && `${american} American`].filter(Boolean).join(', ');
}

function formationsOf(view: BreakthroughView, ground: Ground): Formation[] {
  const groups = new Map<string, Formation>();
  const group = (side: string, corps: string, division: string) => {
    const title = division
      ? `${division}${corps && corps !== '-' ? `, ${corps} Corps` : ''}`
      : corps && corps !== '-'
        ? `${corps} Corps`
        : 'Independent';
    const key = `${side} ${title}`;
    let found = groups.get(key);
    if (!found) groups.set(key, (found = { title, side, units: [] }));
    return found;
  };
  for (const unit of view.units)
    group(unit.side, unit.corps, unit.divisionName).units.push({
      id: unit.id,
      name: unit.name,
      where: placeName(unit.hex, ground),
      hex: ground.hex(unit.hex),
      strength: unit.approximate ? `≈ ${unit.strength}` : String(unit.strength),
      look: lookOf(unit),
    });
  for (const due of view.due) {
    const waiting: Formation = groups.get(`${due.side} due`) ?? { title: 'Reinforcements to come', side: due.side, units: [] };
    groups.set(`${due.side} due`, waiting);
    waiting.units.push({
      id: due.id,
      name: due.name,
      where: `${dateOf(view, due.turn)} Dec at ${due.hex}`,
      hex: -1,
      strength: String(due.strength),
      look: null,
    });
  }
  return [...groups.values()];
}
