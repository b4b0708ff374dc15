import type { WaveView, Unit } from '../../api/types.ts';
import type { Board, Formation, Piece, TrackDay, TrackFact } from '../../table/board.ts';
import { isCampaign, waveBriefing } from '../briefings.ts';
import type { Ground } from '../game.ts';
import { MadePieces } from '../made.ts';
import { worthTold } from '../worth.ts';
import { isHungry, lookOf, pieceOf, placeName } from './pieces.ts';

export function boardOf(view: WaveView, ground: Ground): Board {
  return {
    pieces: piecesOf(view, ground),
    control: { hexes: germanHexes(view, ground), by: 'German', others: 'Allied' },
    bridges: view.bridges.map(({ hexside, state }) => [sideKey(hexside, ground), state === 'intact' ? 'intact' : 'blown']),
    plots: plotsOf(view, ground),
    track: trackOf(view),
    facts: factsOf(view),
    formations: () => formationsOf(view, ground),
    waiting: waitingOf(view, ground),
    objectives: view.cities.map((c) => ({
      hex: ground.hex(c.hex),
      points: c.points,
      scored: c.holder === c.scores,
      text: worthTold(c.points, 'at the end', NAMES[c.scores], NAMES[c.holder]),
      clause: '4.7a',
    })),
    exits: isCampaign(view)
      ? (ground.map.sets['exit-road'] ?? []).map((hex) => ({
          hex,
          text: 'A supplied German unit that leaves the map by this road wins at once.',
          clause: '4.3a',
        }))
      : [],
    briefing: waveBriefing(view, ground.side),
    markers: markersOf(view, ground),
    ledger: view.points.map((p) => ({ side: p.side, what: p.what, points: p.points, clause: p.clause })),
  };
}

const NAMES: Record<string, string> = { german: 'German', allied: 'Allied' };

const made = new MadePieces<Unit>();

function piecesOf(view: WaveView, ground: Ground): Piece[] {
  const piece = (u: Unit, hex: string | null) =>
    made.of(u, hex, ground.side, () => pieceOf(u, hex, hex !== null && isHungry(u), ground, view.limits));
  const onMap = view.stacks.flatMap((s) => s.units.map((u) => piece(u, s.hex)));
  const beside = [...view.track.filter((u) => isDue(view, u)), ...view.unplaced].map((u) => piece(u, null));
  return [...onMap, ...beside, ...depotsBeside(view, ground)];
}

const isDue = (view: WaveView, unit: Unit) => unit.arrival !== null && unit.arrival <= view.turn;

/** The POL markers the Allied player has still to place (3.7a). */
function depotsBeside(view: WaveView, ground: Ground): Piece[] {
  if (view.phase !== 'set-up' || view.active !== 'allied' || ground.side !== 'allied' || view.beginner) return [];
  return [1, 2, 3, 4].map((n) => ({
    id: `depot-${n}`,
    side: 'allied',
    hex: -1,
    own: true,
    look: { color: 'olive', branch: 'unknown', size: 'battalion', unit: '', formation: '', factors: '' },
    title: `POL marker ${n}`,
    subtitle: n <= 2 ? 'real' : 'dummy',
    figures: [],
    notes: [{ text: n <= 2 ? 'real' : 'dummy', clause: '3.7a' }],
    spoken: `POL marker ${n}, ${n <= 2 ? 'real' : 'dummy'}`,
  }));
}

/** The map knows which side each hex began on; the view tells what has changed hands. */
function germanHexes(view: WaveView, ground: Ground): number[] {
  const start = Object.values(ground.map.fronts)[0] ?? [];
  const german = new Set(start);
  for (const { hex, side } of view.control)
    if (side === 'german') german.add(ground.hex(hex));
    else german.delete(ground.hex(hex));
  return [...german];
}

function sideKey(site: string, ground: Ground): string {
  const [a, b] = site.split('/').map(ground.hex);
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** The battle being fought: an arrow from every attacking hex. */
function plotsOf(view: WaveView, ground: Ground): Board['plots'] {
  const { battle } = view;
  if (!battle) return [];
  const to = ground.hex(battle.target);
  return view.stacks
    .flatMap((s) => s.units.filter((u) => battle.attackers.includes(u.id)).map((u) => ({ by: u.id, from: ground.hex(s.hex), to })))
    .filter((p) => p.from !== to);
}

/** Aircraft on roads, drops with the steps they feed, and POL markers: real and dummy for their owner, backs for the enemy. */
function markersOf(view: WaveView, ground: Ground): NonNullable<Board['markers']> {
  return [
    ...view.interdicted.map((hex) => ({ hex: ground.hex(hex), text: 'air', color: '#2F5D8A' })),
    ...view.drops.map((d) => ({ hex: ground.hex(d.hex), text: `drop ${d.load}/${view.limits.aerialSteps}`, color: '#1E7A4C' })),
    ...view.depots.map((d) => ({ hex: ground.hex(d.hex), text: d.face === 'unknown' ? 'POL' : `POL ${d.face}`, color: '#6B4A1E' })),
  ];
}

function trackOf(view: WaveView): TrackDay[] {
  const days: TrackDay[] = [];
  for (const { turn, day, month } of view.calendar) {
    const due = view.track.filter((u) => u.arrival === turn && turn >= view.turn);
    days.push({
      label: String(day),
      note: turn === view.turn ? (view.clearSkies ? 'clear' : month) : day === 1 ? month : '',
      current: turn === view.turn,
      past: turn < view.turn,
      due: due.length === 0 ? '' : `${due.length} due: ${[...new Set(due.map((u) => u.organization || u.name))].slice(0, 8).join(', ')}`,
    });
  }
  return days;
}

function factsOf(view: WaveView): TrackFact[] {
  const total = (side: string) => view.points.filter((p) => p.side === side).reduce((a, p) => a + p.points, 0);
  const facts: TrackFact[] = [
    {
      label: 'Weather',
      value: view.clearSkies ? 'clear skies' : 'overcast',
      rest: view.clearSkies ? `${view.aircraft} aircraft left` : undefined,
      clause: '5.3b',
    },
  ];
  if (view.outOfSupply.length > 0) facts.push({ label: 'Supply problems', value: view.outOfSupply.join(', '), clause: '6.16b' });
  const due = view.track.filter((u) => isDue(view, u)).length;
  if (due > 0) facts.push({ label: 'Waiting', value: `${due} ${due === 1 ? 'unit' : 'units'}`, clause: '8.1a' });
  facts.push({ label: 'Repairs', value: `${view.germanRepairs} of ${view.limits.germanRepairs}`, clause: '9.15a' });
  facts.push({ label: 'Victory points', value: `${total('german')} : ${total('allied')}`, rest: 'German : Allied', clause: '4.6b' });
  return facts;
}

const EDGES: Record<string, string> = { E: 'east edge', N: 'north edge', W: 'west edge', S: 'south edge', B: 'north-west edge' };

/** What can come onto the map, by organization and edge; artillery and markers one by one. */
function waitingOf(view: WaveView, ground: Ground): NonNullable<Board['waiting']> {
  const groups = new Map<string, { title: string; note: string; units: string[] }>();
  const add = (key: string, title: string, note: string, id: string) => {
    const group = groups.get(key) ?? { title, note, units: [] };
    groups.set(key, group);
    group.units.push(id);
  };
  for (const unit of view.track)
    if (isDue(view, unit) && unit.side === ground.side) {
      const alone = unit.type === 'artillery' || unit.organization === '';
      add(
        `${alone ? unit.id : unit.organization} ${unit.entry}`,
        alone ? unit.name : unit.organization,
        EDGES[unit.entry] ?? unit.entry,
        unit.id,
      );
    }
  for (const unit of view.unplaced) if (unit.side === ground.side) add(unit.id, unit.name, 'to be set up', unit.id);
  for (const depot of depotsBeside(view, ground)) add(depot.id, depot.title, depot.subtitle, depot.id);
  return [...groups.values()];
}

function formationsOf(view: WaveView, ground: Ground): Formation[] {
  const groups = new Map<string, Formation>();
  const add = (unit: Unit, title: string, where: string, hex: number) => {
    const key = `${unit.side} ${title}`;
    const group = groups.get(key) ?? { title, side: unit.side, units: [] };
    groups.set(key, group);
    group.units.push({
      id: unit.id,
      name: unit.name,
      where,
      hex,
      strength: unit.factors,
      look: unit.known ? lookOf(unit, isHungry(unit)) : null,
    });
  };
  for (const stack of view.stacks)
    for (const unit of stack.units)
      add(unit, unit.known ? unit.organization || 'Independent' : 'Not known', placeName(stack.hex, ground), ground.hex(stack.hex));
  for (const unit of view.track) {
    const due = view.calendar.find((c) => c.turn === unit.arrival) ?? view.calendar[0];
    add(unit, 'Reinforcements', `${due.day} ${due.month}, ${EDGES[unit.entry] ?? unit.entry}`, -1);
  }
  for (const unit of view.lost) add(unit, 'Eliminated', '', -1);
  return [...groups.values()].sort((a, b) => rank(a.title) - rank(b.title));
}

const rank = (title: string) => ['Independent', 'Not known', 'Reinforcements', 'Eliminated'].indexOf(title);
