import { darken, lighten } from './color.ts';
import type { Scene } from './scene.ts';
import { path } from './svg.ts';

// Small things on a table, drawn in metres with the foot at the origin; twice their size in life, so that they read on a card.

const shade = (rx: number): string =>
  `<ellipse cx="0.02" cy="0" rx="${rx}" ry="${rx * 0.28}" fill="#1d1214" opacity="0.22"/>`;

export function teapot(scene: Scene): string {
  const body = scene.inn(scene.furnishing.cloth[0]);
  const trim = scene.inn(scene.furnishing.second[1]);
  return (
    shade(0.17) +
    `<path d="M0.11 -0.14Q0.25 -0.14 0.2 -0.03" fill="none" stroke="${body}" stroke-width="0.025"/>` +
    path('M-0.11 -0.08Q-0.22 -0.1 -0.24 -0.22L-0.2 -0.23Q-0.16 -0.14 -0.1 -0.14Z', darken(body, 0.1)) +
    path('M-0.08 0Q-0.18 -0.1 -0.08 -0.19H0.08Q0.18 -0.1 0.08 0Z', body) +
    path('M0.02 0Q0.1 -0.1 0.04 -0.19H0.08Q0.18 -0.1 0.08 0Z', darken(body, 0.18)) +
    path('M-0.13 -0.11H0.13L0.135 -0.08H-0.135Z', trim) +
    path('M-0.07 -0.19Q0 -0.26 0.07 -0.19Z', lighten(body, 0.16)) +
    circleAt(0, -0.235, 0.018, trim)
  );
}

const circleAt = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export function cup(scene: Scene): string {
  const china = scene.inn('#fbf4e6');
  const steam = (x: number): string =>
    `<path d="M${x} -0.12q0.03 -0.05 0 -0.09q-0.03 -0.05 0.01 -0.1" fill="none" stroke="#fff8ea" stroke-width="0.009" opacity="0.55" stroke-linecap="round"/>`;
  return (
    shade(0.1) +
    `<ellipse cx="0" cy="-0.008" rx="0.09" ry="0.024" fill="${darken(china, 0.06)}"/>` +
    `<path d="M0.05 -0.075q0.05 0 0.03 0.04q-0.015 0.02 -0.04 0.01" fill="none" stroke="${china}" stroke-width="0.012"/>` +
    path('M-0.06 -0.095H0.06Q0.055 -0.01 0.03 -0.01H-0.03Q-0.055 -0.01 -0.06 -0.095Z', china) +
    path('M-0.06 -0.075H0.06L0.058 -0.06H-0.058Z', scene.inn(scene.furnishing.second[2])) +
    `<ellipse cx="0" cy="-0.095" rx="0.06" ry="0.017" fill="${scene.inn('#b9774a')}"/>` +
    steam(-0.02) +
    steam(0.02)
  );
}

export function fruit(scene: Scene): string {
  const apricot = scene.inn('#eda65a');
  const one = (x: number, y: number): string =>
    circleAt(x, y, 0.036, apricot) + circleAt(x + 0.012, y - 0.012, 0.014, lighten(apricot, 0.4));
  return (
    shade(0.17) +
    [
      [-0.07, -0.07],
      [0.07, -0.07],
      [0, -0.08],
      [-0.035, -0.12],
      [0.035, -0.12],
    ]
      .map(([x = 0, y = 0]) => one(x, y))
      .join('') +
    path('M-0.16 -0.075H0.16Q0.13 0 0.06 0H-0.06Q-0.13 0 -0.16 -0.075Z', scene.inn(scene.furnishing.cloth[2])) +
    path('M-0.16 -0.075H0.16L0.155 -0.055H-0.155Z', scene.inn(scene.furnishing.cloth[3]))
  );
}

export function books(scene: Scene): string {
  const [a, b, c] = scene.furnishing.second.map(scene.inn);
  return `${shade(0.19)}<rect x="-0.17" y="-0.05" width="0.34" height="0.05" fill="${a}"/><rect x="-0.14" y="-0.095" width="0.29" height="0.045" fill="${b}"/><rect x="-0.15" y="-0.13" width="0.26" height="0.035" fill="${c}"/>`;
}

export function candle(scene: Scene): string {
  const brass = scene.inn('#bb8a45');
  const glass = scene.light.lamps ? '#ffdb94' : scene.inn('#efe3c8');
  return (
    shade(0.1) +
    path('M-0.085 -0.24L0 -0.34L0.085 -0.24Z', brass) +
    path('M-0.08 -0.24H0.08V-0.03H-0.08Z', glass) +
    path('M-0.09 -0.03H0.09V0H-0.09ZM-0.006 -0.24H0.006V-0.03H-0.006Z', brass) +
    path('M-0.03 -0.03V-0.11H0.03V-0.03Z', scene.inn('#fbf4e6'))
  );
}

export function vase(scene: Scene): string {
  const clay = scene.inn(scene.furnishing.second[4]);
  const bloom = scene.inn(
    scene.facts.season === 'autumn' ? '#d9833f' : scene.facts.season === 'winter' ? '#b9564a' : '#eeb3a6',
  );
  const stem = (x: number, y: number): string =>
    `<path d="M0 -0.16Q${x * 0.2} ${y * 0.7} ${x} ${y}" fill="none" stroke="${scene.inn('#66795a')}" stroke-width="0.009"/>${circleAt(x, y, 0.032, bloom)}${circleAt(x - 0.03, y + 0.05, 0.022, lighten(bloom, 0.3))}${circleAt(x * 0.6 + 0.02, y * 0.8, 0.024, darken(bloom, 0.1))}`;
  return (
    shade(0.1) +
    stem(-0.14, -0.4) +
    stem(0.02, -0.46) +
    stem(0.15, -0.37) +
    path('M-0.04 0Q-0.12 -0.09 -0.03 -0.16L-0.04 -0.19H0.04L0.03 -0.16Q0.12 -0.09 0.04 0Z', clay) +
    path('M0.01 0Q0.06 -0.09 0.015 -0.16V-0.19H0.04L0.03 -0.16Q0.12 -0.09 0.04 0Z', darken(clay, 0.3))
  );
}
