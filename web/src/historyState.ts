/** What the state of a history entry holds under a name. Nobody vouches for it: another version of the site may have written it. */
export function fromHistory(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
}
