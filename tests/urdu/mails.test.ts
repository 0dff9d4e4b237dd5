import { expect, test } from 'vitest';
import { factsOf } from '../../functions/bookings/mails/facts.ts';
import type { QuotableBooking } from '../../functions/bookings/mails/quotable.ts';
import { placeInWords } from '../../functions/mail/words.ts';
import { namesOnPages } from '../../shared/rules/places.ts';
import { say } from '../../web/src/words/say.ts';

const booking: QuotableBooking = {
  ...{ id: 'b', state: 'active', answeredAt: undefined, reasonCode: undefined },
  rooms: [{ kind: 'k', id: 'r', number: 101, beds: 1, guests: 2, price: 4500 }],
  ...{ hotelName: 'Baltit House', location: 'Hunza Valley' },
  ...{ checkIn: '2027-07-12', checkOut: '2027-07-15', guests: 2 },
  guest: { name: 'Zarmina Khan', email: 'zarmina@example.com', phone: '03001234567' },
  answerBy: '2027-07-02T07:00:00.000Z',
};

test.each(namesOnPages())('a mail calls %s as the site does', (name) => {
  expect(placeInWords(name, 'ur')).toBe(say(name));
});

test('a mail in Urdu has the places and commas of the site, and names the guests as the site does', () => {
  const address = { street: 'Baltit Road', city: 'Karimabad', state: 'Gilgit-Baltistan', country: 'Pakistan' };
  const facts = new Map(
    factsOf({ booking, known: { address }, withheld: [] }, { kind: 'accepted', side: 'guest' }, 'ur'),
  );
  expect(facts.get('ہوٹل')).toBe('Baltit House، وادیِ ہنزہ');
  expect(facts.get('پتا')).toBe('Baltit Road، کریم آباد، گلگت بلتستان، پاکستان');
  expect(facts.get('مہمان')).toBe('2');
});

test('a mail in Urdu names the hotel as its owner does in Urdu, and one in English does not', () => {
  const told = { ...booking, hotelUrduName: 'بلتت ہاؤس' };
  const hotelOf = (language: 'en' | 'ur', label: string) =>
    new Map(factsOf({ booking: told, known: {}, withheld: [] }, { kind: 'accepted', side: 'guest' }, language)).get(
      label,
    );
  expect(hotelOf('ur', 'ہوٹل')).toBe('بلتت ہاؤس، وادیِ ہنزہ');
  expect(hotelOf('en', 'Hotel')).toBe('Baltit House, Hunza Valley');
});
