import { darken, lighten } from './color.ts';
import { edge, type Opening, outlook, reveal, sunbeam, trim, wallPlane } from './openings.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { outline, path } from './svg.ts';
import { area, stretches, strip, type Treatment, treat, type Wall, wallColor } from './treatments.ts';

const near = -1;

function wallsOf(stage: Stage, openings: readonly Opening[]): Wall[] {
  return (['left', 'right', 'back'] as const).map((name) => ({
    name,
    plane: wallPlane(stage, name),
    from: name === 'back' ? 0 : near,
    to: name === 'back' ? stage.width : stage.depth,
    openings: openings.filter(({ wall }) => wall === name),
  }));
}

function wallBody(scene: Scene, stage: Stage, wall: Wall): string {
  const holes = wall.openings.map((opening) => outline(edge(opening).map(([s, t]) => wall.plane(s, t)))).join('');
  const body = outline(area(wall, 0, stage.height)) + holes;
  const color = wallColor(scene, wall, scene.furnishing.wall);
  const corner = darken(color, 0.1);
  const fill =
    wall.name === 'back'
      ? scene.sheet.down([0, darken(color, 0.12)], [0.35, color], [1, lighten(color, 0.06)])
      : scene.sheet.across(
          ...(wall.name === 'left'
            ? ([
                [0, color],
                [1, corner],
              ] as const)
            : ([
                [0, corner],
                [1, color],
              ] as const)),
        );
  return path(body, fill, 'fill-rule="evenodd"');
}

/** Landscape, walls with their openings, and the light that falls in: everything behind the furniture but floor and ceiling. */
export function walls(
  scene: Scene,
  stage: Stage,
  { openings, treatment }: { openings: readonly Opening[]; treatment: Treatment },
): string {
  const view = openings.length > 0 ? outlook(scene, stage, openings) : '';
  const reveals = openings.map((opening) => reveal(scene, stage, opening)).join('');
  const bodies = wallsOf(stage, openings).map(
    (wall) => wallBody(scene, stage, wall) + treat(scene, stage, { wall, treatment }) + cornerShade(scene, stage, wall),
  );
  return view + reveals + bodies.join('') + openings.map((opening) => trim(scene, stage, opening)).join('');
}

function cornerShade(scene: Scene, stage: Stage, wall: Wall): string {
  const span = 0.5;
  const shade = (from: number, to: number, stops: readonly [number, number]): string =>
    path(
      stretches(wall, -1).length > 0 ? strip(wall, [from, to], [0, stage.height]) : '',
      scene.sheet.across([0, '#2a1a1a', stops[0]], [1, '#2a1a1a', stops[1]]),
    );
  if (wall.name === 'back') return shade(0, span, [0.16, 0]) + shade(stage.width - span, stage.width, [0, 0.16]);
  return wall.name === 'left'
    ? shade(stage.depth - span, stage.depth, [0, 0.12])
    : shade(stage.depth - span, stage.depth, [0.12, 0]);
}

export const beams = (scene: Scene, stage: Stage, openings: readonly Opening[]): string =>
  openings.map((opening) => sunbeam(scene, stage, opening)).join('');
