import { expect, test } from 'vitest';
import { asFileName } from '../../../../web/src/features/rooms/saveFile.ts';

test.each([
  ['Cedar & Sons / Murree', 'Cedar-Sons-Murree'],
  ['دیودار ہوٹل، مری', 'دیودار-ہوٹل-مری'],
  ['..\\..\u202egnp.exe', 'gnp-exe'],
  [' — ', ''],
  [`${'a'.repeat(39)} and more`, 'a'.repeat(39)],
])('%s is %s in the name of a file', (name, part) => {
  expect(asFileName(name)).toBe(part);
});
