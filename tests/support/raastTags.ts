/** The values of a code of Raast under their tags, in their order; it throws where a length leads beyond the end. */
export function tagsOf(payload: string): Record<string, string> {
  const found: [tag: string, value: string][] = [];
  for (let at = 0; at < payload.length; ) {
    const length = Number(payload.slice(at + 2, at + 4));
    const value = payload.slice(at + 4, at + 4 + length);
    if (value.length !== length || length === 0) throw new Error(`${payload} breaks off at ${at}`);
    found.push([payload.slice(at, at + 2), value]);
    at += 4 + length;
  }
  return Object.fromEntries(found);
}
