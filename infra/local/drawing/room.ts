import { type Berth, bed } from './beds.ts';
import { curtains, rug } from './decor.ts';
import { armchair, desk, hearth, nightstand, type Piece, plant, stool, stove, trunk, wardrobe } from './furniture.ts';
import { floorLamp, pendant, tableLamp } from './lamps.ts';
import { type Layout, layoutFor } from './layout.ts';
import { styleOf } from './roomStyle.ts';
import type { Scene } from './scene.ts';
import { beams, walls } from './shell.ts';
import { createStage, type Frame, type Stage } from './stage.ts';
import { ceiling, floor } from './surfaces.ts';
import { onWalls } from './wallDecor.ts';
import type { WeaveName } from './weaves.ts';

/** A frame against the far wall at `x`, facing the viewer. */
const against =
  ({ at, depth }: Stage, x: number): Frame =>
  (u, v, h) =>
    at(x + u, h, depth - v);
/** A frame against a side wall, facing across the room. */
const atSide = ({ at, width }: Stage, side: 'left' | 'right', z: number): Frame =>
  side === 'left' ? (u, v, h) => at(v, h, z + u) : (u, v, h) => at(width - v, h, z + u);

/** Where nightstands go: between beds, by both sides of a wide gap, or on either side of a single one. */
function standsBy(rows: readonly Berth[], width: number): number[] {
  const gaps = rows.slice(1).map((berth, index): [number, number] => {
    const before = rows[index] ?? berth;
    return [before.start + before.width, berth.start];
  });
  if (gaps.length > 0)
    return gaps.flatMap(([from, to]) => (to - from > 1.1 ? [from + 0.1, to - 0.54] : [(from + to) / 2 - 0.22]));
  return rows
    .flatMap((berth) => [berth.start - 0.54, berth.start + berth.width + 0.1])
    .filter((x) => x > 0.04 && x < width - 0.5);
}

function bedside(scene: Scene, stage: Stage, { berths }: Layout): string {
  const simple = scene.facts.classType === 'Economy';
  const piece = simple ? stool : nightstand;
  const z = stage.depth - 0.2;
  const lamp = (x: number): string => (simple ? '' : tableLamp(scene, stage.at(x + 0.22, 0.5, z), stage.scale(z)));
  const places = standsBy(
    berths.filter(({ head }) => head === 'back'),
    stage.width,
  );
  return places.map((x) => piece(scene, against(stage, x)) + lamp(x)).join('');
}

function underWindow(scene: Scene, stage: Stage, { free }: Layout): string {
  const pieces: Record<string, readonly [Piece, ...Piece[]]> = {
    Economy: [trunk, stool],
    Business: [desk, trunk, armchair],
    First: [armchair, trunk, desk],
  };
  return free
    .map(([from, to]) => {
      const piece = scene.random.pick(pieces[scene.facts.classType] ?? [trunk]);
      const size = piece === desk ? 1.1 : piece === trunk ? 0.95 : 0.6;
      const x = Math.max(0.1, (from + to) / 2 - size / 2);
      const lamp =
        piece === desk
          ? tableLamp(scene, stage.at(x + 0.86, 0.76, stage.depth - 0.25), stage.scale(stage.depth - 0.25))
          : '';
      return piece(scene, against(stage, x)) + lamp;
    })
    .join('');
}

function alongSides(scene: Scene, stage: Stage, layout: Layout): string {
  const { random, facts } = scene;
  const taken = new Set(layout.berths.map(({ head }) => head));
  const sides = (['left', 'right'] as const).filter((side) => !taken.has(side));
  const choices: Record<string, readonly [Piece, ...Piece[]]> = {
    Economy: [stove, stove, plant, trunk],
    Business: [wardrobe, stove, armchair, plant],
    First: [hearth, hearth, armchair, plant],
  };
  const first = random.pick(choices[facts.classType] ?? [plant]);
  return sides
    .map((side, index) => {
      const piece = index === 0 ? first : random.pick([plant, armchair, plant]);
      const room = layout.berths.some(({ start, width }) =>
        side === 'left' ? start < 0.5 : start + width > stage.width - 0.5,
      );
      const z = room ? random.between(0.5, 0.8) : stage.depth - random.between(1.9, 2.3);
      return piece(scene, atSide(stage, side, z));
    })
    .join('');
}

function carpet(scene: Scene, stage: Stage, layout: Layout): string {
  const { random, facts } = scene;
  if (facts.classType === 'Economy' && random.chance(0.45)) return '';
  const name = random.pick<WeaveName>(['kilim', 'medallion', 'chevrons', 'bands', 'stripes']);
  const w = layout.rugAt === 'under' ? Math.min(stage.width - 0.7, 3.4) : random.between(1.9, 2.5);
  const [free] = layout.free;
  const middle =
    free && layout.berths.length < 4 && layout.rugAt === 'front' ? (free[0] + free[1]) / 2 : stage.width / 2;
  const x = Math.max(0.25, Math.min(stage.width - w - 0.25, middle - w / 2));
  return rug(scene, stage, { x, z: stage.depth - 2.75, w, d: 1.7, name });
}

/** The room as one sees it from its door. */
export function room(scene: Scene): string {
  const { random, facts } = scene;
  const layout = layoutFor(random, facts.classType, facts.beds);
  const stage = createStage(layout.lens);
  const style = styleOf(scene);
  const berths = [...layout.berths].sort(
    (a: Berth, b: Berth) => (b.head === 'back' ? 9 : b.start) - (a.head === 'back' ? 9 : a.start),
  );
  const hang = stage.at(stage.width * random.between(0.42, 0.58), stage.height, stage.depth * 0.55);
  return [
    walls(scene, stage, { openings: layout.openings, treatment: style.treatment }),
    ceiling(scene, stage, style.ceiling),
    floor(scene, stage),
    onWalls(scene, stage, layout),
    style.curtained ? layout.openings.map((opening) => curtains(scene, stage, opening)).join('') : '',
    carpet(scene, stage, layout),
    beams(scene, stage, layout.openings),
    underWindow(scene, stage, layout),
    bedside(scene, stage, layout),
    alongSides(scene, stage, layout),
    ...berths.map((berth) => bed(scene, stage, { berth, bedding: style.bedding })),
    facts.classType === 'Business' && random.chance(0.4)
      ? floorLamp(scene, stage.at(stage.width - 0.35, 0, 1.9), stage.scale(1.9))
      : '',
    pendant(scene, hang, {
      scale: stage.scale(stage.depth * 0.55),
      drop: random.between(0.35, 0.6),
      kind: style.pendant,
    }),
  ].join('');
}
