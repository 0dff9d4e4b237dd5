/** Milliseconds by which the clock of the API is ahead of this browser's; undefined until it has answered. */
let ahead: number | undefined;

/** Notes the time of an answer that no cache has kept: the `Date` of its headers. */
export function noteServerTime(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (at) ahead = at - Date.now();
}

/** This moment by the clock of the API, since a phone's own may be wrong by a day; by its own until the API has answered. */
export function serverNow(): Date {
  return new Date(Date.now() + (ahead ?? 0));
}

/** Whether the clock of the API is known. */
export function knowsServerTime(): boolean {
  return ahead !== undefined;
}
