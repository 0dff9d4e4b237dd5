import { expect, test } from 'vitest';
import { openApiDocument } from '../../../infra/openapi/document.ts';

/** Every pattern of the document. */
function patternsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'pattern' in part && typeof part.pattern === 'string' ? [part.pattern] : [];
  return [...own, ...Object.values(part).flatMap(patternsIn)];
}

const patterns = [...new Set(patternsIn(openApiDocument()))];

test.each(patterns)('%s is a pattern of every engine: without classes by property, script or flag', (pattern) => {
  expect(pattern).not.toMatch(/\\[pPdDwWsSbBk]|\\u\{|\(\?<|\(\?[a-z]/);
  for (const flags of ['', 'u']) expect(() => new RegExp(pattern, flags)).not.toThrow();
});
