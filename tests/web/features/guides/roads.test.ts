import { describe, expect, test } from 'vitest';
import { gilgit } from '../../../../web/src/features/guides/gilgit.ts';
import { hunza } from '../../../../web/src/features/guides/hunza.ts';
import { kashmir } from '../../../../web/src/features/guides/kashmir.ts';
import { murree } from '../../../../web/src/features/guides/murree.ts';
import { babusar, karakoramHighway } from '../../../../web/src/features/guides/roadYear.ts';
import { skardu } from '../../../../web/src/features/guides/skardu.ts';
import { swat } from '../../../../web/src/features/guides/swat.ts';

const guides = { murree, swat, hunza, kashmir, gilgit, skardu };

const statesOf = ({ months }: typeof babusar) => months.map(({ state }) => state);

describe.each(Object.entries(guides))('the guide to %s', (_, { roads, ways }) => {
  test('says of each road what it is like in twelve months, and why where it is not open', () => {
    expect(roads.length).toBeGreaterThan(0);
    for (const { months } of roads) {
      expect(months).toHaveLength(12);
      expect(months.filter(({ state, reason }) => (state === 'open') !== (reason === undefined))).toEqual([]);
    }
  });

  test('has a way that can be driven in every month', () => {
    const months = Array.from({ length: 12 }, (_, index) => index);
    const shut = months.filter((month) => roads.every((road) => statesOf(road)[month] === 'closed'));
    expect(shut).toEqual([]);
  });

  test('says no way to be quicker than 75 km an hour, and none slower on its best day than on its worst', () => {
    expect(ways.length).toBeGreaterThan(0);
    const impossible = ways.filter(({ km, hours: [least, most] }) => km / least > 75 || least > most);
    expect(impossible).toEqual([]);
  });
});

test('Babusar Pass is closed by snow from November to May', () => {
  const closed = statesOf(babusar).flatMap((state, index) => (state === 'closed' ? [index + 1] : []));
  expect(closed).toEqual([1, 2, 3, 4, 5, 11, 12]);
});

test('the Karakoram Highway is closed in no month', () => {
  expect(statesOf(karakoramHighway)).not.toContain('closed');
});
