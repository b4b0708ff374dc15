import type { GreatBattlesView, View } from '../../api/types.ts';
import type { Session } from '../../table/session.svelte.ts';

/** Whose knowledge a referee looks at: that of both sides together, or of one. */
export type Eyes = 'all' | 'allied' | 'axis';

/** A referee holds both seats and may see what either side knows. The server is asked with the key of each seat, and tells no more than that. */
export class RefereePerspective {
  choice = $state<Eyes>('all');
  private views: Record<string, GreatBattlesView> = {};

  constructor(private readonly session: Session) {}

  /** Fetches what the seat that does not decide knows now; false if the position has changed meanwhile. */
  async look(): Promise<boolean> {
    const { state, seats } = this.session;
    const other = seats.find((s) => s.side !== state?.side);
    if (!state || !other) return false;
    const seen = await this.session.peek(other);
    if (seen.view.type === 'GreatBattlesView') this.views[other.side] = seen.view;
    return this.session.state?.view === state.view;
  }

  /**
   * The position as it is looked at; `side` decides, and `view` is what it knows. Whose units can be ordered does not hang on
   * the perspective: it remains that of the side that decides.
   */
  through(view: View, side: string): View {
    if (view.type !== 'GreatBattlesView') return view;
    this.views[side] = view;
    if (this.choice === side) return view;
    const other = this.views[side === 'allied' ? 'axis' : 'allied'];
    if (!other) return view;
    return this.choice === 'all' ? together(view, other, side) : other;
  }
}

/** One side's view, with the other side's things as that side itself knows them. */
export function together(view: GreatBattlesView, other: GreatBattlesView, side: string): GreatBattlesView {
  const onOwnSide = (thing: { side: string }) => thing.side === side;
  const isOwn =
    <K extends string>(field: K) =>
    (thing: Record<K, string>) =>
      thing[field].startsWith(`${side}/`);
  const both = <T>(of: (v: GreatBattlesView) => T[], own: (thing: T) => boolean) => [
    ...of(view).filter(own),
    ...of(other).filter((thing) => !own(thing)),
  ];
  return {
    ...view,
    parties: both((v) => v.parties, onOwnSide),
    divisions: both((v) => v.divisions, onOwnSide),
    units: both((v) => v.units, onOwnSide),
    stands: both((v) => v.stands, isOwn('name')),
    templates: both((v) => v.templates, onOwnSide),
    drops: both((v) => v.drops, isOwn('unit')),
    markers: both((v) => v.markers, isOwn('on')),
  };
}
