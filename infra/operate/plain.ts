/** What is in an item beside keys, what opens something, and what counts changes. */
const left = ['pk', 'sk', 'listed', 'revision', 'codeHash', 'passwordHash', 'passwordRevision', 'sessionRevision'];

/** An item as its person reads it, without parts that are given. */
export function plain(item: object | undefined, ...without: string[]): Record<string, unknown> | undefined {
  const hidden = [...left, ...without];
  return item && Object.fromEntries(Object.entries(item).filter(([name]) => !hidden.includes(name)));
}
