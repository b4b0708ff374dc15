import type { GreatBattlesView } from '../../api/types.ts';
import type { BriefingSheet, TrackDay, TrackFact } from '../../table/board.ts';
import { inches } from './geo.ts';

const ACTING = new Set(['movement', 'fire', 'close-combat']);

/** The day's ten turns; turn 0 is dawn. */
export function trackOf(view: GreatBattlesView): TrackDay[] {
  const night = view.phase === 'night';
  const day = {
    label: view.days > 1 ? `Day ${view.day}/${view.days}` : `Day ${view.day}`,
    note: night ? 'night' : view.turn === 0 ? 'dawn' : '',
    current: night || view.turn === 0,
    past: !night && view.turn > 0,
    due: '',
  };
  const turns = Array.from({ length: view.turnsPerDay }, (_, i) => ({
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
  const goals = view.goals.filter((g) => g.side === side);
  if (goals.length > 0) {
    const met = goals.filter((g) => g.met).length;
    facts.push({ label: 'Your aims', value: `${met} of ${goals.length}`, rest: 'met now', clause: 'T1' });
  }
  const held = (kind: string) => {
    const all = view.objectives.filter((o) => o.kind === kind);
    return all.length > 0 ? `${all.filter((o) => o.holder === side).length}/${all.length}` : '';
  };
  if (held('port'))
    facts.push({ label: 'Ports', value: held('port'), rest: held('airfield') && `airfields ${held('airfield')}`, clause: 'Q44a' });
  return facts;
}

/** What the scenario is about. */
export function briefingOf(view: GreatBattlesView, side: string): BriefingSheet {
  const met = view.goals.filter((g) => g.side === side && g.met).length;
  const own = view.goals.filter((g) => g.side === side).length;
  return {
    length: `day ${view.day} of ${view.days}, ${view.turnsPerDay} turns per day`,
    aims: view.parties.map((p) => ({
      side: p.title,
      own: p.side === side,
      lines: view.goals.filter((g) => g.side === p.side).map(({ text, met }) => ({ text, met })),
    })),
    won: { text: 'It is decided when the last day ends, unless a side wins at once.', clause: 'T1' },
    standing: `${own === 1 ? `Your aim would ${met === 1 ? '' : 'not '}be met` : `${met} of your ${own} aims would be met`} if the game ended now.`,
  };
}
