import type { StandDesk } from './desk.svelte.ts';
import { unitMiddle } from './field.ts';
import type { Dot } from './geo.ts';
import type { Scene } from './layers/scene.ts';

/** Everything that is drawn over the ground and the stands, from what the desk has in hand. */
export function sceneOf(desk: StandDesk): Scene {
  const field = desk.field!;
  const answer = desk.considered?.answer;
  const { stand, targets } = desk;
  const ends = answer?.type === 'MovePreview' ? answer.walks.map((w) => w.end) : answer?.type === 'Layout' ? answer.stands : [];
  return {
    ...desk.scene,
    ghosts: ends.map((e) => ({ corners: field.sheet.dots(e.corners), facing: e.facing })),
    fits: desk.reasons.length === 0,
    line: desk.measuring.line,
    templates: field.templates,
    objectives: field.view.objectives,
    drops: field.view.drops,
    drop: answer?.type === 'DropPreview' ? answer : null,
    side: field.side,
    cursor: desk.cursor,
    move: answer?.type === 'MovePreview' ? answer : null,
    barrage: answer?.type === 'BarragePreview' && desk.guns.template > 0 ? answer : null,
    arcs:
      stand && targets && targets.direct > 0 && !desk.considered && !desk.prompt?.interruption
        ? { at: stand.at, facing: stand.facing, sight: targets.sight, direct: targets.direct, indirect: targets.indirect }
        : null,
    chances: chancesOf(desk),
    handle: handleOf(desk),
    gathering: gatheringOf(desk),
  };
}

function chancesOf(desk: StandDesk): Scene['chances'] {
  if (!desk.targets || !desk.stand?.own || desk.prompt?.interruption) return [];
  return desk.targets.shots
    .filter((s) => s.reasons.length === 0)
    .flatMap((shot) => {
      const target = desk.standNamed(shot.to);
      return target ? [{ at: target.at, text: `${shot.hits} · ${shot.destroys} %` }] : [];
    });
}

const FAR = 1.7; // inches

/** Where the facing of the unit in hand can be taken hold of. */
function handleOf(desk: StandDesk): Scene['handle'] {
  const { unit } = desk;
  if (!unit?.own || !desk.active || unit.stands.length === 0 || unit.scattered) return null;
  const turns = desk.considered?.answer.type === 'Layout' || (desk.canShape && desk.way.steps.length === 0 && unit.formation !== 'road');
  if (!turns) return null;
  const from = unitMiddle(unit)!;
  const angle = (desk.shape.facing * Math.PI) / 180;
  const at: Dot = [from[0] + Math.sin(angle) * FAR, from[1] - Math.cos(angle) * FAR];
  return { from, at };
}

/** A18: the straight ways of a scattered battalion to its rendezvous. */
function gatheringOf(desk: StandDesk): Scene['gathering'] {
  const { unit } = desk;
  const to = unit?.own && unit.scattered ? desk.standNamed(unit.rendezvous) : null;
  return unit && to ? { to: to.at, from: unit.stands.filter((s) => s !== to).map((s) => s.at) } : null;
}
