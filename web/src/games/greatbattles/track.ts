import type { GreatBattlesView } from '../../api/types.ts';
import type { TrackDay, TrackFact } from '../../table/board.ts';
import { inches } from './geo.ts';

const TURNS = 10;

const ACTING = new Set(['movement', 'fire', 'close-combat']);

/** The day's ten turns; turn 0 is dawn. */
export function trackOf(view: GreatBattlesView): TrackDay[] {
  const night = view.phase === 'night';
  const day = {
    label: `Day ${view.day}`,
    note: night ? 'night' : view.turn === 0 ? 'dawn' : '',
    current: night || view.turn === 0,
    past: !night && view.turn > 0,
    due: '',
  };
  const turns = Array.from({ length: TURNS }, (_, i) => ({
    label: String(i + 1),
    note: '',
    current: !night && view.turn === i + 1,
    past: view.turn > i + (night ? 0 : 1),
    due: '',
  }));
  return [day, ...turns];
}

export function factsOf(view: GreatBattlesView, side: string): TrackFact[] {
  const own = view.parties.find((p) => p.side === side);
  const facts: TrackFact[] = [
    { label: 'Weather', value: view.weather, clause: 'C1g' },
    { label: 'Sight', value: inches(view.sight), clause: 'C1Dj' },
  ];
  if (view.round > 0 && ACTING.has(view.phase)) facts.push({ label: 'Action', value: `${view.round}/2`, clause: 'C6c' });
  if (own)
    facts.push(
      {
        label: 'Activation',
        value: [own.activationPoints, ...view.divisions.filter((d) => d.side === side).map((d) => d.activationPoints)].join(' + '),
        clause: 'C3a',
      },
      { label: 'Rounds', value: String(own.rounds), clause: 'ART25' },
    );
  const held = (kind: string) => {
    const all = view.objectives.filter((o) => o.kind === kind);
    return all.length > 0 ? `${all.filter((o) => o.holder === side).length}/${all.length}` : '';
  };
  if (held('port'))
    facts.push({ label: 'Ports', value: held('port'), rest: held('airfield') && `airfields ${held('airfield')}`, clause: 'Q44a' });
  return facts;
}
