import type { Scene } from './scene.ts';
import { type Point, path, rect, stroke } from './svg.ts';

/** The long suspension bridge: two stone gates, a sagging cable, a thin deck. */
export function bridge(scene: Scene, [from, to]: Point): string {
  const cable = scene.out('#4a3b36', 0.04);
  const span = to - from;
  const hangers: string[] = [];
  for (let step = 1; step < 30; step += 1) {
    const t = step / 30;
    const sag = 4 * t * (1 - t);
    hangers.push(`M${(from + span * t).toFixed(0)} ${(-92 + sag * 78).toFixed(0)}V${(6 - sag * 5).toFixed(0)}`);
  }
  const gate = (x: number): string =>
    path(`M${x - 17} 34V-104H${x + 17}V34H${x + 8}V-30Q${x} -52 ${x - 8} -30V34Z`, scene.out('#cdb795', 0.03)) +
    rect({ x: x + 9, y: -104, w: 8, h: 138 }, scene.out('#a08763', 0.04)) +
    rect({ x: x - 22, y: -110, w: 44, h: 9 }, scene.out('#8c6f50', 0.03));
  return (
    stroke(hangers.join(''), cable, 1.3) +
    stroke(`M${from - 130} 4L${from} -94Q${(from + to) / 2} 62 ${to} -94L${to + 130} 4`, cable, 3.4) +
    stroke(`M${from - 130} 8Q${(from + to) / 2} -4 ${to + 130} 8`, scene.out('#80563c', 0.02), 7) +
    stroke(`M${from - 130} 12Q${(from + to) / 2} 0 ${to + 130} 12`, scene.out('#4f382d', 0.02), 3) +
    gate(from) +
    gate(to)
  );
}
