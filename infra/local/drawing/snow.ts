import type { Scene } from './scene.ts';

/** How far snow reaches down green mountains, from what is left of it in summer. */
export const snowline = (scene: Scene, summer: number): number =>
  ({ spring: summer + 0.15, summer, autumn: summer + 0.08, winter: Math.min(0.95, summer + 0.42) })[scene.facts.season];

/** The high peaks keep their snow all year; winter only adds to it. */
export const more = (scene: Scene, snow: number): number =>
  Math.min(0.96, scene.facts.season === 'winter' ? snow + 0.22 : snow);
