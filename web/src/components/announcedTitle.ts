let shown: string | undefined;
let announced = '';
const listeners = new Set<() => void>();

/** Says which page has come. The first one is said by the browser itself. */
export function announceTitle(title: string): void {
  if (shown !== undefined && shown !== title) announced = title;
  shown = title;
  for (const listener of listeners) listener();
}

export function announcedTitle(): string {
  return announced;
}

/** Calls the listener after every announcement, until the returned function is called. */
export function onAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
