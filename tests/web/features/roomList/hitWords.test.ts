import '../../support/speakEnglish.ts';
import { describe, expect, test } from 'vitest';
import type { Room } from '../../../../shared/contracts/properties.ts';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import type { RoomFact } from '../../../../shared/rules/facts.ts';
import { factsShown, priceOf, sayFit } from '../../../../web/src/features/roomList/hitWords.ts';

const room: Room = {
  _id: 'r',
  roomNumber: 101,
  membersCapacity: 2,
  No_of_beds: 1,
  price: 18_500,
  availability: true,
  kind: 'double',
  images: [],
  amenities: {},
};

function hit(of: Partial<RoomHit> & { facts?: RoomFact[] } = {}): RoomHit {
  return { _id: 'p', Location: 'Hunza', location: 'Hunza', hotels: [], roomsAlike: 1, ...of } as RoomHit;
}

describe('a card', () => {
  test('says how many rooms of the hotel fit, and how many guests they sleep', () => {
    const matching = { rooms: 3, fromPrice: 12_000, sleepsLeast: 2, sleepsMost: 4 };
    expect(sayFit(hit({ matching }), room)).toBe('3 rooms, sleeps 2 to 4');
    expect(sayFit(hit({ matching: { ...matching, sleepsMost: 2 } }), room)).toBe('3 rooms, sleeps 2');
    expect(priceOf(hit({ matching }), room)).toEqual({ price: 12_000, isLowest: true });
  });

  test('says which room fits where it is the only one, or where the list is of rooms', () => {
    const matching = { rooms: 1, fromPrice: 18_500, sleepsLeast: 2, sleepsMost: 2 };
    for (const one of [hit({ matching }), hit()]) {
      expect(sayFit(one, room)).toBe('Room 101, sleeps 2 · 1 bed');
      expect(priceOf(one, room)).toEqual({ price: 18_500, isLowest: false });
    }
    expect(sayFit(hit({ roomsAlike: 4 }), room)).toBe('4 rooms, sleeps 2 · 1 bed');
  });

  test('names three facts, what was asked for before the others', () => {
    const facts: RoomFact[] = ['wifi', 'heating', 'hotWater', 'power'];
    expect(factsShown(hit({ facts }))).toEqual(['heating', 'hotWater', 'power']);
    expect(factsShown(hit({ facts }), ['wifi', 'meals'])).toEqual(['wifi', 'heating', 'hotWater']);
    expect(factsShown(hit({ facts: [] }))).toEqual([]);
  });

  test('names hot water all day alone where that is what meets hot water at hours', () => {
    const facts: RoomFact[] = ['heating', 'hotWater', 'hotWaterAtHours', 'power', 'wifi'];
    expect(factsShown(hit({ facts }))).toEqual(['heating', 'hotWater', 'power']);
    expect(factsShown(hit({ facts }), ['hotWaterAtHours', 'wifi'])).toEqual(['hotWater', 'wifi', 'heating']);
  });
});
