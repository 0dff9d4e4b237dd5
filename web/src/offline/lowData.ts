import { Listeners } from '../listeners.ts';

const cookie = /(?:^|; )lowData=([01])/;
const yearSeconds = 365 * 24 * 60 * 60;

const listeners = new Listeners();
const requestListeners = new Listeners();
const requested = new Set<string>();

/** Every picture of a page asks, and a browser takes long to read a cookie. */
let known: boolean | undefined;

/** Whether pictures are left out until they are asked for: as was chosen in this browser, and else as the phone's own setting says. */
export function isLowData(): boolean {
  known ??= readLowData();
  return known;
}

function readLowData(): boolean {
  const chosen = cookie.exec(document.cookie)?.[1];
  if (chosen !== undefined) return chosen === '1';
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Remembers the choice in a cookie, which a logout leaves: it says nothing about a person. */
export function chooseLowData(lowData: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers of today have the cookie store
  document.cookie = `lowData=${lowData ? 1 : 0}; path=/; max-age=${yearSeconds}; samesite=lax`;
  known = lowData;
  listeners.tell();
}

/** Whether the reader has requested a picture since the page was opened. */
export function isRequested(picture: string): boolean {
  return requested.has(picture);
}

export function requestPicture(picture: string): void {
  requested.add(picture);
  requestListeners.tell();
}

/** Calls the listener after every choice, also of those in other tabs, until the returned function is called. */
export function onLowData(listener: () => void): () => void {
  watchOtherTabs();
  return listeners.add(listener);
}

let watching = false;

function watchOtherTabs(): void {
  if (watching) return;
  watching = true;
  document.addEventListener('visibilitychange', () => {
    const before = known;
    known = readLowData();
    if (known !== before) listeners.tell();
  });
}

/** Calls the listener after every request for a picture until the returned function is called. */
export const onRequests = requestListeners.add;
