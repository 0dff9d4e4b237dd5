import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { currentShape } from '../../../functions/search/entryKeys.ts';
import { scratchCopy } from '../../mutants/scratchCopy.ts';

/** Source of a release that writes search entries of another shape: one list more, which the release after it may read. */
export const nextSource = resolve('build/deploy/nextSource');

export const nextShape = currentShape + 1;

/** The partition of that list. */
export const nextList = 'offers-of-the-next-shape';

/** @throws Error when the text that it changes is another by now */
export function writeNextSource(): void {
  rmSync(nextSource, { recursive: true, force: true });
  const copy = scratchCopy(nextSource);
  const file = 'functions/search/entryKeys.ts';
  copy.apply({ file, text: `currentShape = ${currentShape}`, becomes: `currentShape = ${nextShape} as never` });
  copy.apply({
    file,
    text: '  return [\n    ...[...places, any].flatMap(',
    becomes: `  const isNext = Number(facts.shape) === ${nextShape};
  return [
    ...(isNext ? [{ pk: '${nextList}', sk: named }] : []),
    ...[...places, any].flatMap(`,
  });
}
