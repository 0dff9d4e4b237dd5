import { lighten, mix } from './color.ts';
import type { Scene } from './scene.ts';
import { circle, path, placed, rect } from './svg.ts';

// Landscapes are drawn wider than a picture, so that a window or a house can shift them sideways.
export const west = -280;
export const east = 1240;

function stars({ random, sheet }: Scene): string {
  const d: string[] = [];
  for (let count = 0; count < 110; count += 1) {
    const size = random.chance(0.12) ? 2.6 : random.between(0.9, 1.7);
    const x = random.between(west, east).toFixed(0);
    const y = (random.next() ** 1.4 * 330).toFixed(0);
    d.push(`M${x} ${y}h${size.toFixed(1)}v${size.toFixed(1)}h-${size.toFixed(1)}z`);
  }
  const fill = sheet.glow([0, '#ffffff', 0.12], [1, '#ffffff', 0]);
  return path(d.join(''), '#f6efdc', 'opacity="0.85"') + rect({ x: 80, y: -40, w: 760, h: 360 }, fill);
}

function cloud({ random, light }: Scene): string {
  const x = random.between(west, east - 200);
  const y = random.between(50, 210);
  const w = random.between(110, 260);
  const color = mix(light.sky[1], light.time === 'dusk' ? '#f6c6a0' : '#fffaf0', 0.6);
  const strip = (dx: number, dy: number, share: number): string =>
    rect({ x: x + dx * w, y: y + dy, w: w * share, h: 9, r: 4.5 }, color, 'opacity="0.7"');
  return strip(0, 0, 0.8) + strip(0.22, -9, 0.45) + strip(0.3, 9, 0.7);
}

function sunOrMoon({ light, random, sheet }: Scene): string {
  const x = 480 + light.side * random.between(130, 300);
  const night = light.time === 'night';
  const y = light.time === 'day' ? random.between(60, 120) : random.between(110, 210);
  const color = night ? '#f4ead0' : lighten(light.sky[2], 0.5);
  const halo = sheet.glow([0, color, night ? 0.35 : 0.75], [1, color, 0]);
  const disc = night
    ? placed(path('M0 -20A20 20 0 1 0 19 7A16 16 0 1 1 0 -20Z', color), [x, y])
    : circle([x, y], 32, color, `opacity="${light.time === 'day' ? 0.75 : 0.95}"`);
  return circle([x, y], 190, halo) + disc;
}

export function sky(scene: Scene): string {
  const { light, sheet } = scene;
  const fill = sheet.down([0, light.sky[0]], [0.38, light.sky[1]], [0.68, light.sky[2]]);
  const ground = rect({ x: west, y: -200, w: east - west, h: 900 }, fill);
  const night = light.time === 'night' ? stars(scene) : '';
  const clouds = Array.from({ length: light.time === 'night' ? 1 : scene.random.int(2, 5) }, () => cloud(scene));
  return ground + night + sunOrMoon(scene) + clouds.join('');
}
