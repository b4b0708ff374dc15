import { type Named, plain } from '../../table/FindDialog.svelte';
import type { InchController } from './controller.svelte.ts';
import { spokenStand, unitMiddle } from './field.ts';
import { type Dot, inches, middle } from './geo.ts';

/** Places, battalions and stands of the table that bear some words. */
export function findOnTable(controller: InchController, wanted: string): Named[] {
  const { field } = controller;
  if (!field) return [];
  const words = plain(wanted);
  const bears = (...texts: string[]) => plain(texts.join(' ')).includes(words);
  const where = (dot: Dot) => {
    const [x, y] = field.sheet.mils(dot);
    return `${inches(x)} east, ${inches(y)} north`;
  };
  const { areas, roads } = field.view.table;
  const places = [
    ...areas.map((a) => ({ name: a.name, kind: a.kind === 'level' ? 'high ground' : a.kind, at: middle(field.sheet.dots(a.outline)) })),
    ...roads.map((r) => ({
      name: r.name,
      kind: r.paved ? 'paved road' : 'dirt road',
      at: field.sheet.dots(r.line)[Math.floor(r.line.length / 2)],
    })),
  ];
  const units = field.units.filter((u) => bears(u.name, u.id, u.title));
  const stands = field.stands.filter((s) => bears(s.name, s.arms, spokenStand(s)));
  return [
    ...places
      .filter((p) => p.name && bears(p.name))
      .map((p, i) => ({ text: p.name, kind: `${p.kind}, ${where(p.at)}`, key: `place ${p.name} ${i}`, go: () => controller.visit(p.at) })),
    ...units.map((u) => {
      const at = unitMiddle(u);
      return {
        text: `${u.id} ${u.title}`,
        kind: `${u.side}, ${at ? where(at) : u.where}`,
        key: u.name,
        go: () => controller.visit(at, u.name),
      };
    }),
    ...stands.map((s) => ({ text: s.name, kind: spokenStand(s), key: s.name, go: () => controller.visit(s.at, s.unit, s.name) })),
  ];
}
