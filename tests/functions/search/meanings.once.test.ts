import { beforeAll, describe, expect, test } from 'vitest';
import { handler } from '../../../functions/handlers/searchRooms.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { call } from '../../support/call.ts';
import { catalogue, found, openMeantHotels } from '../../support/meantHotels.ts';

beforeAll(async () => {
  await openMeantHotels();
});

describe('a place as people type it', () => {
  const hunza = ['fort', 'glacier', 'bridge'];

  test.each(['hunz', 'Hunza, Pakistan', 'Hunza Valley', 'hotels in hunza', 'ہنزہ'])(
    '"%s" shows Hunza',
    async (typed) => {
      const shows = { kind: 'place', name: 'Hunza Valley', instead: false };
      expect(await found(typed)).toEqual({ ids: hunza, shows });
    },
  );

  test.each(['Hunzza', 'Hunza Vally', 'Hanza'])('"%s", a letter wrong, shows Hunza and says so', async (typed) => {
    const shows = { kind: 'place', name: 'Hunza Valley', instead: true };
    expect(await found(typed)).toEqual({ ids: hunza, shows });
  });

  test.each(['Gilgit Baltistan', 'Gilgit-Baltistan', 'gilgit baltistan, Pakistan'])(
    '"%s" is a region',
    async (typed) => {
      const shows = { kind: 'place', name: 'Gilgit-Baltistan', instead: false };
      expect(await found(typed)).toEqual({ ids: ['fort', 'lake', 'glacier', 'bridge'], shows });
    },
  );

  test('"اسکردو" is Skardu', async () => {
    expect(await found('اسکردو')).toEqual({
      ids: ['lake'],
      shows: { kind: 'place', name: 'Skardu', instead: false },
    });
  });

  test('a place of exactly this name comes before one that is spelled like it', async () => {
    expect(await found('Kalar')).toEqual({ ids: ['kalar'], shows: { kind: 'place', name: 'Kalar', instead: false } });
  });

  test('filters that leave nothing of a place leave it the place', async () => {
    const shows = { kind: 'place', name: 'Kalar', instead: false };
    expect(await found('Kalar', { maxPrice: 100 })).toEqual({ ids: [], shows });
  });
});

describe('all places', () => {
  const shows = { kind: 'place', name: 'Pakistan', instead: false };

  test.each(['Pakistan', 'پاکستان', 'anywhere', 'North', 'hotels in Pakistan'])(
    '"%s" shows every hotel',
    async (typed) => {
      const { ids, shows: said } = await found(typed, { limit: 50 });
      expect([[...ids].sort(), said]).toEqual([catalogue.map(({ id }) => id).sort(), shows]);
    },
  );

  test('keep to the wishes', async () => {
    expect(await found('Pakistan', { maxPrice: 2000 })).toEqual({ ids: ['sharda'], shows });
  });
});

describe('a village', () => {
  test('shows itself first, then its valley, each room once', async () => {
    const shows = { kind: 'place', name: 'Passu', around: 'Hunza Valley', instead: false };
    expect(await found('Passu')).toEqual({ ids: ['glacier', 'bridge', 'fort'], shows });
  });

  test('"Nathiagali" is Nathia Gali, with Murree behind it', async () => {
    const { ids, shows } = await found('Nathiagali');
    expect(shows).toEqual({ kind: 'place', name: 'Nathia Gali', around: 'Murree Hills', instead: false });
    expect(ids).toEqual(['gali', 'post', 'annex', 'sehr']);
  });

  test('of a valley that itself belongs to a destination comes before that valley', async () => {
    const { ids, shows } = await found('Keran');
    expect([ids, shows.around]).toEqual([['keran', 'sharda'], 'Neelum Valley']);
  });

  test.each([1, 2, 3, 4, 5, 8])('shows every hotel once over pages of %i, and ends with the last', async (limit) => {
    for (const sort of ['price', '-price']) {
      const shown: string[] = [];
      let cursor: string | undefined;
      do {
        const { status, body } = await call(handler, { body: { location: 'Passu', limit, sort, cursor } });
        expect(status).toBe(200);
        expect(body.data.length).toBeGreaterThan(0);
        expect(body.shows.name).toBe('Passu');
        shown.push(...body.data.map(({ _id }: { _id: string }) => _id));
        cursor = body.nextCursor;
      } while (cursor);
      const passu = ['glacier', 'bridge'];
      expect(shown).toEqual([...(sort === 'price' ? passu : passu.toReversed()), 'fort']);
    }
  });

  test('with dates goes on with its valley too', async () => {
    const dates = { checkIn: addDays(today(), 10), checkOut: addDays(today(), 12) };
    expect((await found('Passu', dates)).ids).toEqual(['glacier', 'bridge', 'fort']);
  });
});
