import { darken, lighten, mix } from './color.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { outline, type Point, path, poly } from './svg.ts';

const near = -1.2;

/** Boards that run to the vanishing point, or tiles; darker towards the far wall's foot. */
export function floor(scene: Scene, stage: Stage): string {
  const { at, width, depth } = stage;
  const { random, sheet } = scene;
  const color = scene.inn(scene.furnishing.floor);
  const corners: Point[] = [at(0, 0, near), at(width, 0, near), at(width, 0, depth), at(0, 0, depth)];
  const ground = poly(corners, sheet.down([0, darken(color, 0.16)], [0.4, color], [1, lighten(color, 0.08)]));
  const tiled = scene.facts.classType === 'Economy' && random.chance(0.4);
  return ground + (tiled ? tiles(scene, stage, color) : boards(scene, stage, color));
}

function boards({ random }: Scene, { at, width, depth }: Stage, color: string): string {
  const seams: string[] = [];
  const tones: string[] = [];
  const step = random.pick([0.16, 0.22, 0.3]);
  for (let x = 0; x < width; x += step) {
    seams.push(outline([at(x, 0, near), at(x + 0.012, 0, near), at(x + 0.008, 0, depth), at(x, 0, depth)]));
    const from = random.between(near, depth - 1);
    const to = Math.min(depth, from + random.between(1, 2.6));
    if (random.chance(0.45))
      tones.push(outline([at(x, 0, from), at(x + step, 0, from), at(x + step, 0, to), at(x, 0, to)]));
  }
  return (
    path(tones.join(''), lighten(color, 0.12), 'opacity="0.5"') +
    path(seams.join(''), darken(color, 0.22), 'opacity="0.7"')
  );
}

function tiles({ random }: Scene, { at, width, depth }: Stage, color: string): string {
  const d: string[] = [];
  const step = random.pick([0.45, 0.6]);
  const rows = Math.ceil((depth - near) / step);
  for (let row = 0; row < rows; row += 1) {
    for (let column = row % 2; column * step < width; column += 2) {
      const [x, z] = [column * step, depth - (row + 1) * step];
      const right = Math.min(width, x + step);
      d.push(outline([at(x, 0, z), at(right, 0, z), at(right, 0, z + step), at(x, 0, z + step)]));
    }
  }
  return path(d.join(''), lighten(color, 0.2), 'opacity="0.45"');
}

export type CeilingKind = 'logs' | 'planks' | 'coffers';

export function ceiling(scene: Scene, stage: Stage, kind: CeilingKind): string {
  const { at, width, depth, height } = stage;
  const wood = scene.inn(kind === 'planks' ? mix(scene.furnishing.wall, '#fff4e0', 0.5) : scene.furnishing.wood);
  const base = kind === 'logs' ? scene.inn(mix(scene.furnishing.wall, '#8a6a4c', 0.35)) : darken(wood, 0.12);
  const corners: Point[] = [
    at(0, height, near),
    at(width, height, near),
    at(width, height, depth),
    at(0, height, depth),
  ];
  const body = poly(corners, scene.sheet.down([0, darken(base, 0.06)], [1, darken(base, 0.26)]));
  if (kind === 'coffers') return body + coffers(stage, wood) + cornice(stage, wood);
  return body + (kind === 'logs' ? logs(scene, stage, wood) : lengthwise(stage, wood));
}

function logs({ random }: Scene, { at, width, depth, height }: Stage, wood: string): string {
  const step = random.between(0.62, 0.9);
  const parts: string[] = [];
  for (let z = depth - 0.3; z > near; z -= step) {
    parts.push(
      poly(
        [
          at(0, height - 0.15, z),
          at(width, height - 0.15, z),
          at(width, height - 0.15, z + 0.16),
          at(0, height - 0.15, z + 0.16),
        ],
        darken(wood, 0.3),
      ),
      poly(
        [at(0, height, z), at(width, height, z), at(width, height - 0.15, z), at(0, height - 0.15, z)],
        darken(wood, 0.06),
      ),
    );
  }
  return parts.join('');
}

function lengthwise({ at, width, depth, height }: Stage, wood: string): string {
  const d: string[] = [];
  for (let x = 0.3; x < width; x += 0.3)
    d.push(
      outline([at(x, height, near), at(x + 0.02, height, near), at(x + 0.014, height, depth), at(x, height, depth)]),
    );
  return path(d.join(''), darken(wood, 0.34), 'opacity="0.6"');
}

/** Khatamband, the fitted wooden ceilings of Kashmir, reduced to its squares and stars. */
function coffers({ at, width, depth, height }: Stage, wood: string): string {
  const columns = Math.round(width / 0.75);
  const step = width / columns;
  const squares: string[] = [];
  const stars: string[] = [];
  for (let z = depth; z > near; z -= step) {
    for (let column = 0; column < columns; column += 1) {
      const x = column * step;
      squares.push(
        outline([
          at(x + 0.07, height, z - 0.07),
          at(x + step - 0.07, height, z - 0.07),
          at(x + step - 0.07, height, z - step + 0.07),
          at(x + 0.07, height, z - step + 0.07),
        ]),
      );
      stars.push(
        outline([
          at(x + step / 2, height, z - 0.16),
          at(x + step - 0.16, height, z - step / 2),
          at(x + step / 2, height, z - step + 0.16),
          at(x + 0.16, height, z - step / 2),
        ]),
      );
    }
  }
  return path(squares.join(''), darken(wood, 0.4)) + path(stars.join(''), lighten(wood, 0.08));
}

function cornice({ at, width, depth, height }: Stage, wood: string): string {
  return poly(
    [at(0, height, depth), at(width, height, depth), at(width, height - 0.12, depth), at(0, height - 0.12, depth)],
    lighten(wood, 0.06),
  );
}
