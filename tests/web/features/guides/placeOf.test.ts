import { expect, test } from 'vitest';
import { guidePaths } from '../../../../shared/addresses/publicPaths.ts';
import { destinationKeys } from '../../../../shared/rules/destinations.ts';
import { placeOf } from '../../../../web/src/features/guides/placeOf.ts';

test.each(destinationKeys)('the guide to %s stands at its own address', (key) => {
  expect(placeOf(guidePaths[key])).toBe(key);
});

test('letter case and a slash at the end do not matter', () => {
  expect(placeOf('/sawat/')).toBe('swat');
});

test('another address names no destination', () => {
  expect(placeOf('/HotelsMurree')).toBeUndefined();
});
