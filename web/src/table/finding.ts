import type { HexController } from './controller.svelte.ts';
import { type Named, plain } from './FindDialog.svelte';

/** Places, hexes and units of a hex map that bear some words. */
export function findOnMap(controller: HexController, wanted: string): Named[] {
  const words = plain(wanted);
  const go = (hex: number, id?: string) => () => {
    controller.select(hex, id);
    controller.map?.center(hex);
  };
  const places = controller.ground.map.hexes
    .map((h, hex) => ({
      text: h.place ? `${h.place.name} ${h.name}` : h.name,
      kind: h.place ? h.place.settlement : 'hex',
      key: h.name,
      go: go(hex),
      rank: plain(h.name) === words ? 0 : (h.place?.rank ?? 9), // a hex by its number comes first
    }))
    .filter((h) => (h.kind === 'hex' ? h.rank === 0 : plain(h.text).includes(words)))
    .sort((a, b) => a.rank - b.rank);
  const units = controller.board.pieces
    .filter((p) => p.hex >= 0 && plain(`${p.id} ${p.title} ${p.subtitle}`).includes(words))
    .map((p) => ({
      text: `${p.title} (${p.id})`,
      kind: controller.hexName(p.hex),
      key: `unit ${p.id}`,
      go: go(p.hex, p.own ? p.id : undefined),
    }));
  return [...places, ...units];
}
