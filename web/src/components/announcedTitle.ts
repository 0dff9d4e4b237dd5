import { Listeners } from '../listeners.ts';

let shown: string | undefined;
let announced = '';
const listeners = new Listeners();

/** Says which page has come. The first one is said by the browser itself. */
export function announceTitle(title: string): void {
  if (shown !== undefined && shown !== title) announced = title;
  shown = title;
  listeners.tell();
}

export function announcedTitle(): string {
  return announced;
}

/** Calls the listener after every announcement, until the returned function is called. */
export const onAnnounced = listeners.add;
