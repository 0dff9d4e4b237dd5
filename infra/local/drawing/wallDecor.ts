import type { Berth } from './beds.ts';
import { hanging, niche, picture } from './decor.ts';
import type { Layout } from './layout.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/** Over a bed's head: two prints, a kilim, one print, or (in plain rooms) nothing. */
function overHead(scene: Scene, stage: Stage, { start, width }: Berth): string {
  const middle = start + width / 2;
  const print = (s: number, w: number): string => picture(scene, stage, { wall: 'back', s, t: 1.42, w, h: 0.52 });
  const choices = [
    () => print(middle - 0.4, 0.38) + print(middle + 0.04, 0.38),
    () => hanging(scene, stage, { wall: 'back', s: middle - width * 0.36, t: 1.42, w: width * 0.72, h: 0.62 }),
    () => print(middle - 0.36, 0.72),
    () => '',
  ];
  return choices[scene.random.int(0, scene.facts.classType === 'Economy' ? 3 : 2)]?.() ?? '';
}

/** Left and right of a window that stands alone on the far wall. */
function besideWindow(scene: Scene, stage: Stage, { openings }: Layout): string {
  const { random } = scene;
  const [glass] = openings;
  if (!glass) return '';
  const draw = random.pick([picture, hanging, niche]);
  const size = draw === niche ? { w: 0.44, h: 0.76 } : { w: 0.66, h: random.pick([0.5, 0.86]) };
  const spans = [
    [0, glass.x - 0.35],
    [glass.x + glass.w + 0.35, stage.width],
  ] as const;
  return spans
    .filter(([from, to]) => to - from > 1)
    .map(([from, to]) => draw(scene, stage, { wall: 'back', s: (from + to - size.w) / 2, t: 1.35, ...size }))
    .join('');
}

export function onWalls(scene: Scene, stage: Stage, layout: Layout): string {
  const { random } = scene;
  const rows = layout.berths.filter(({ head }) => head === 'back');
  const back = layout.overBeds ? rows.map((berth) => overHead(scene, stage, berth)).join('') : '';
  const beside = rows.length === 0 ? besideWindow(scene, stage, layout) : '';
  const side = random.pick<'left' | 'right'>(['left', 'right']);
  const s = stage.depth - random.between(1.3, 1.7);
  const draw = random.pick([picture, hanging]);
  return back + beside + draw(scene, stage, { wall: side, s, t: 1.3, w: 0.8, h: 0.62 });
}
