import { percent } from '../../numbers.ts';
import type { InchController } from './controller.svelte.ts';
import { unitMiddle } from './field.ts';
import type { Dot } from './geo.ts';
import type { Scene } from './layers/scene.ts';

/** Everything that is drawn over the ground and the stands, from what the controller has selected. */
export function sceneOf(controller: InchController): Scene {
  const field = controller.field!;
  const answer = controller.considered?.answer;
  const { stand, targets } = controller;
  const ends = answer?.type === 'MovePreview' ? answer.walks.map((w) => w.end) : answer?.type === 'Layout' ? answer.stands : [];
  return {
    ...controller.scene,
    ghosts: ends.map((e) => ({ corners: field.sheet.dots(e.corners), facing: e.facing })),
    fits: controller.reasons.length === 0,
    line: controller.measuring.line,
    templates: field.templates,
    objectives: field.view.objectives,
    drops: field.view.drops,
    drop: answer?.type === 'DropPreview' ? answer : null,
    side: field.side,
    cursor: controller.cursor,
    move: answer?.type === 'MovePreview' ? answer : null,
    barrage: answer?.type === 'BarragePreview' && controller.guns.template > 0 ? answer : null,
    arcs:
      stand && targets && targets.direct > 0 && !controller.considered && !controller.prompt?.interruption
        ? { at: stand.at, facing: stand.facing, sight: targets.sight, direct: targets.direct, indirect: targets.indirect }
        : null,
    chances: chancesOf(controller),
    handle: handleOf(controller),
    gathering: gatheringOf(controller),
  };
}

function chancesOf(controller: InchController): Scene['chances'] {
  if (!controller.targets || !controller.stand?.own || controller.prompt?.interruption) return [];
  return controller.targets.shots
    .filter((s) => s.reasons.length === 0)
    .flatMap((shot) => {
      const target = controller.standNamed(shot.to);
      return target ? [{ at: target.at, text: `${shot.hits} · ${percent(shot.destroys)}` }] : [];
    });
}

const FAR = 1.7; // inches
const CLEAR = 0.6; // inches in front of the foremost stand

/** Where the facing of the selected unit can be taken hold of. */
function handleOf(controller: InchController): Scene['handle'] {
  const { unit } = controller;
  if (!unit?.own || !controller.active || unit.stands.length === 0 || unit.scattered) return null;
  const turns =
    controller.considered?.answer.type === 'Layout' ||
    (controller.canShape && controller.way.steps.length === 0 && unit.formation !== 'road');
  if (!turns) return null;
  const from = unitMiddle(unit)!;
  const angle = (controller.shape.facing * Math.PI) / 180;
  const ahead = ([x, y]: Dot) => (x - from[0]) * Math.sin(angle) - (y - from[1]) * Math.cos(angle);
  // Clear of the foremost stand: a column is longer than a line.
  const far = Math.max(FAR, ...unit.stands.flatMap((s) => s.corners.map((c) => ahead(c) + CLEAR)));
  const at: Dot = [from[0] + Math.sin(angle) * far, from[1] - Math.cos(angle) * far];
  return { from, at };
}

/** A18: the straight ways of a scattered battalion to its rendezvous. */
function gatheringOf(controller: InchController): Scene['gathering'] {
  const { unit } = controller;
  const to = unit?.own && unit.scattered ? controller.standNamed(unit.rendezvous) : null;
  return unit && to ? { to: to.at, from: unit.stands.filter((s) => s !== to).map((s) => s.at) } : null;
}
