import type { Scene } from './scene.ts';

/** Asks for what may be carried out although it is refused: by a call of the same function that was given up before. */
export async function tried(scene: Scene, ...called: Parameters<Scene['call']>) {
  const answer = await scene.call(...called);
  return { ...answer, outcome: answer.outcome === 'done' ? answer.outcome : ('unknown' as const) };
}
