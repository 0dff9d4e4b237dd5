const levels = ['info', 'warn', 'error'] as const;

/** From here on, what functions log is printed as one line of JSON each, where Lambda puts it into its own line. */
export function printLogLines(): void {
  for (const level of levels) {
    const print = console[level].bind(console);
    console[level] = (...words: unknown[]) =>
      print(...(isFacts(words) ? [JSON.stringify({ level, ...words[0] })] : words));
  }
}

/** Functions log an object of facts and nothing beside it; who speaks here says a sentence first. */
function isFacts(words: unknown[]): words is [object] {
  const [facts] = words;
  return words.length === 1 && typeof facts === 'object' && facts !== null && !(facts instanceof Error);
}
