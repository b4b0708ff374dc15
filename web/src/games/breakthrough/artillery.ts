import type { BreakthroughView, UnitView } from '../../api/types.ts';
import type { HexController } from '../../table/controller.svelte.ts';

/** Artillery of the corps pools given out by one button: units next to the enemy first, each as much as it may take. */
export function allotments(controller: HexController): { label: string; run: () => Promise<void> }[] {
  const view = controller.view as BreakthroughView;
  const mine = view.sides.find((s) => s.side === controller.session.side);
  const points = mine?.pools.reduce((sum, p) => sum + p.points, 0) ?? 0;
  return points > 0 ? [{ label: `Allot artillery (${points})`, run: () => allot(controller) }] : [];
}

async function allot(controller: HexController): Promise<void> {
  const { session } = controller;
  const units = nearestFirst(controller);
  let given = 0;
  for (const { id, corps } of units) {
    const view = session.state?.view as BreakthroughView | undefined;
    const pool = view?.sides.find((s) => s.side === session.side)?.pools.find((p) => p.corps === corps);
    const subject = session.subjects.find((s) => s.unit === id);
    if (!subject || (pool && pool.points === 0)) continue;
    const most = (await session.orders(subject.text)).find((o) => o.verb === 'artillery' && o.words[0] === 'max');
    if (!most) continue;
    if (!(await session.play([most.text]))) return;
    given++;
  }
  controller.answers.note =
    given > 0 ? `Artillery was allotted to ${given} ${given === 1 ? 'unit' : 'units'}.` : 'No unit can take more artillery.';
}

function nearestFirst(controller: HexController): UnitView[] {
  const { ground } = controller;
  const view = controller.view as BreakthroughView;
  const enemies = view.units.filter((u) => u.side !== view.viewer).map((u) => ground.hex(u.hex));
  const far = (u: UnitView) => Math.min(...enemies.map((h) => ground.layout.distance(h, ground.hex(u.hex))));
  return view.units
    .filter((u) => u.side === view.viewer)
    .map((u) => ({ u, d: far(u) }))
    .sort((a, b) => a.d - b.d)
    .map(({ u }) => u);
}
