import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawRoom } from '../../infra/local/drawing/drawRoom.ts';
import type { RoomFacts } from '../../infra/local/drawing/facts.ts';
import { rasterize } from '../../infra/local/drawing/rasterize.ts';

const places = ['murree', 'swat', 'hunza', 'kashmir', 'gilgit', 'skardu', 'naran', 'chitral'] as const;
const classes = ['Economy', 'Business', 'First'] as const;
const views = ['room', 'window', 'house', 'bath', 'terrace'] as const;
const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;

const plain: RoomFacts = { seed: 'r1', place: 'hunza', classType: 'Business', beds: 2, season: 'spring' };

const everyCombination = places.flatMap((place, index) =>
  classes.flatMap((classType, rank) =>
    views.map((view) => {
      const season = seasons[(index + rank) % 4] ?? 'summer';
      const facts: RoomFacts = { seed: `${place}-${classType}`, place, classType, beds: 1 + (index % 4), season };
      return { facts, view };
    }),
  ),
);

/** Every tag opens and closes in order, and nothing was computed to NaN or undefined. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [, closing, tag, rest] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (closing) expect(open.pop()).toBe(tag);
    else if (tag && !rest?.endsWith('/')) open.push(tag);
  }
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}

describe('a drawn picture', () => {
  it.each(views)('is the same for the same facts: %s', (view) => {
    expect(drawRoom(plain, view)).toBe(drawRoom({ ...plain }, view));
  });

  it('is another one for every seed', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) => drawRoom({ ...plain, seed: `r${seed}` }, 'room'));
    expect(new Set(drawn).size).toBe(200);
  });

  it.each(['place', 'classType', 'season'] as const)('changes with the %s', (field) => {
    const other: RoomFacts = { ...plain, place: 'murree', classType: 'First', season: 'winter' };
    expect(drawRoom({ ...plain, [field]: other[field] }, 'house')).not.toBe(drawRoom(plain, 'house'));
  });

  it.each(classes)('of a %s room has as many beds as the room', (classType) => {
    for (let beds = 1; beds <= 8; beds += 1) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const svg = drawRoom({ ...plain, classType, beds, seed }, 'room');
        expect(svg.match(/data-bed=/g)).toHaveLength(beds);
      }
    }
  });

  it('has no references to anything outside itself', () => {
    const svg = everyCombination.map(({ facts, view }) => drawRoom(facts, view)).join('');
    expect(svg).not.toMatch(/href|<image|<filter|url\((?!#)/);
  });

  it.each(everyCombination)('is well-formed: $facts.place $facts.classType $view', ({ facts, view }) => {
    expectWellFormed(drawRoom(facts, view));
  });
});

describe('the stored widths', () => {
  const limits: Record<number, number> = { 320: 12, 640: 28, 960: 48 };

  it.each(places)('of pictures from %s are 3:2 and light', async (place) => {
    for (const [index, view] of views.entries()) {
      const classType = classes[index % 3] ?? 'First';
      const sizes = await rasterize(drawRoom({ ...plain, place, classType, beds: 1 + index }, view));
      expect(sizes.map(({ width }) => width)).toEqual([320, 640, 960]);
      for (const { width, webp } of sizes) {
        const { format, width: across, height } = await sharp(webp).metadata();
        expect([format, across, height]).toEqual(['webp', width, Math.round((width * 2) / 3)]);
        expect(webp.length).toBeLessThan((limits[width] ?? 0) * 1024);
      }
    }
  });
});
