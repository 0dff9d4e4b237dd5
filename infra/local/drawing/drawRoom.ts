import { bath } from './bath.ts';
import type { RoomFacts, View } from './facts.ts';
import { house } from './house.ts';
import { room } from './room.ts';
import { createScene, height, type Scene, width } from './scene.ts';
import { terrace } from './terrace.ts';
import { windowSeat } from './window.ts';

const views: Record<View, (scene: Scene) => string> = { room, window: windowSeat, house, bath, terrace };

/** One picture of a room, as SVG text of 960 x 640. The same facts and view always give the same text. */
export function drawRoom(facts: RoomFacts, view: View): string {
  const scene = createScene(facts, view);
  const body = views[view](scene);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scene.sheet.definitions()}${body}</svg>`;
}
