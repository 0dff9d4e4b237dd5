/** A value of the state of a history entry. Its shape is unknown: another version of the site may have written it. */
export function fromHistory(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
}
