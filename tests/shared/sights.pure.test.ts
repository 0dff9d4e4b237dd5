import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { northOfPakistan } from '../../shared/rules/mapPlace.ts';
import { kilometresBetween, placeNearest } from '../../shared/rules/placeSpots.ts';
import { sights, sightsAround } from '../../shared/rules/sights.ts';

const [, told = ''] = readFileSync('docs/guides.md', 'utf8').split('## Sights near a hotel');

const rows = [...told.matchAll(/^\| ([^|]+) \| ([\d.]+) \| ([\d.]+) \| ([^|]+) \| [ABC] \|$/gm)];

describe('sights', () => {
  test('stand in docs/guides.md with the figures that are used, each with a link to its source', () => {
    const documented = rows.map(([, name, north, east]) => [name, Number(north), Number(east)]);
    expect(documented).toEqual(sights.map(({ name, spot }) => [name.en, ...spot]));
    expect(rows.filter(([, , , , source = '']) => !/\]\(https?:\/\//.test(source))).toEqual([]);
  });

  test('have a name in Urdu letters, and no two have one name', () => {
    expect(sights.filter(({ name }) => !/^[\p{Script=Arabic}\p{M} ]+$/u.test(name.ur))).toEqual([]);
    expect(new Set(sights.flatMap(({ name }) => [name.en, name.ur])).size).toBe(2 * sights.length);
  });

  test('lie in the north of Pakistan, and within 45 kilometres of a place that Sarai knows', () => {
    const { north, east } = northOfPakistan;
    const outside = sights.filter(({ spot: [n, e] }) => n < north[0] || n > north[1] || e < east[0] || e > east[1]);
    expect(outside).toEqual([]);
    expect(sights.filter(({ spot }) => placeNearest(spot).kilometres > 45)).toEqual([]);
  });

  test.each([
    ['Baltit Fort', 'hunza'],
    ['Altit Fort', 'altit'],
    ['Borith Lake', 'gulmit'],
    ['Attabad Lake', 'gulmit'],
    ['Red Fort of Muzaffarabad', 'kashmir'],
    ['Sharada Peeth', 'sharda'],
    ['Skardu Fort', 'skardu'],
    ['Shigar Fort', 'shigar'],
    ['Khaplu Fort', 'khaplu'],
    ['Lower Kachura Lake', 'kachura'],
    ['Naltar ski resort', 'naltar'],
    ['Gilgit Airport', 'gilgit'],
    ['Malam Jabba ski resort', 'malam jabba'],
    ['Saidu Sharif Airport', 'swat'],
    ['Mahodand Lake', 'kalam'],
    ['Lake Saiful Muluk', 'naran'],
    ['Chitral Fort', 'chitral'],
  ])('%s is nearest to the town that it belongs to, %s', (name, town) => {
    const found = sights.find((each) => each.name.en === name);
    expect(found && placeNearest(found.spot).place).toBe(town);
  });
});

describe('the sights around a hotel', () => {
  test('are the nearest three, the nearest first, in whole kilometres', () => {
    expect(sightsAround([36.3152, 74.6489]).map(({ name, kilometres }) => [name.en, kilometres])).toEqual([
      ['Baltit Fort', 2],
      ['Altit Fort', 3],
      ['Attabad Lake', 20],
    ]);
  });

  test('are told as 0 below one kilometre and rounded from there on', () => {
    const [north, east] = [36.3256, 74.6698];
    expect(sightsAround([north + 0.0089, east])[0]).toMatchObject({ name: { en: 'Baltit Fort' }, kilometres: 0 });
    expect(kilometresBetween([north + 0.0091, east], [north, east])).toBeGreaterThan(1);
    expect(sightsAround([north + 0.0091, east])[0]?.kilometres).toBe(1);
    expect(sightsAround([north + 0.0136, east])[0]?.kilometres).toBe(2);
  });

  test('are left out from fifty kilometres on', () => {
    const fort = [35.8553, 71.7909] as const;
    expect(sightsAround([fort[0] + 0.4495, fort[1]]).map(({ kilometres }) => kilometres)).toEqual([50]);
    expect(sightsAround([fort[0] + 0.4498, fort[1]])).toEqual([]);
  });
});
