import { expect, test } from 'vitest';
import { callLink, whatsAppLink } from '../../../../web/src/features/bookings/stay/phoneLinks.ts';

test.each([
  ['03001234567', '923001234567'],
  ['923001234567', '923001234567'],
  ['00491701234567', '491701234567'],
])('%s is reached from everywhere', (number, dialled) => {
  expect(callLink(number)).toBe(`tel:+${dialled}`);
  expect(whatsAppLink(number)).toBe(`https://wa.me/${dialled}`);
});

test('a short number is dialled as it is, and has no chat', () => {
  expect(callLink('1422')).toBe('tel:1422');
  expect(whatsAppLink('1422')).toBeUndefined();
});

test('no number has no link', () => {
  expect([callLink(''), whatsAppLink('')]).toEqual([undefined, undefined]);
});
