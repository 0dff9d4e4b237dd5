/** Keys, secrets and revisions, which say nothing to a person. */
const left = ['pk', 'sk', 'listed', 'revision', 'codeHash', 'passwordHash', 'passwordRevision', 'sessionRevision'];

/** An item as its person reads it, without parts that are given. */
export function plain(item: object | undefined, ...without: string[]): Record<string, unknown> | undefined {
  const hidden = [...left, ...without];
  const shown = Object.entries(item ?? {}).filter(([name]) => !hidden.includes(name));
  return item && Object.fromEntries(shown.map(([name, value]) => [name, readable(name, value)]));
}

/** Times to live are seconds since 1970; all others are instants already. */
function readable(name: string, value: unknown): unknown {
  if (!name.endsWith('At')) return value;
  if (Array.isArray(value)) return value.map((each) => readable(name, each));
  return typeof value === 'number' ? new Date(value * 1000).toISOString() : value;
}
