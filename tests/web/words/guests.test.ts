import { expect, test } from 'vitest';
import { guestName } from '../../../web/src/words/guests.ts';
import '../support/speakEnglish.ts';

test.each([
  ['زرمینہ خان', 'زرمینہ خان'],
  ['', 'A guest'],
  [undefined, 'A guest'],
])('the guest "%s" is called "%s"', (name, called) => {
  expect(guestName(name)).toBe(called);
});
