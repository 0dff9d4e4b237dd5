import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samplePictures, sampleProperties } from '../../../../infra/local/samples/samples.ts';
import { isUploaded, photoWidths } from '../../../../shared/photos/photos.ts';
import { classTypes, maxPhotos, pageSize } from '../../../../shared/rules/catalogue.ts';
import { destinations } from '../../../../shared/rules/destinations.ts';
import { placesOf } from '../../../../shared/rules/places.ts';

const rooms = sampleProperties.flatMap(({ rooms, ...property }) =>
  rooms.map((room) => ({ ...room, property, places: placesOf([property.address.city, property.location]) })),
);
const available = rooms.filter((room) => room.available);
const repeated = (values: readonly unknown[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Rooms as a list shows them, page by page. */
function pages(list: typeof rooms, order: 'newest' | 'price', size: number): (typeof rooms)[] {
  const keyOf = {
    newest: ({ property, roomNumber }: (typeof rooms)[number]) => `${property.listedAt}#${property.id}#${roomNumber}`,
    price: ({ property, roomNumber, price }: (typeof rooms)[number]) =>
      `${String(price).padStart(8, '0')}#${property.id}#${roomNumber}`,
  }[order];
  const sorted = list.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  if (order === 'newest') sorted.reverse();
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, at) => sorted.slice(at * size, (at + 1) * size));
}

/** Every list that the site has a page for: all rooms, those of a class, those of a place. */
const lists: [string, typeof rooms][] = [
  ['all rooms', available],
  ...classTypes.map((kind): [string, typeof rooms] => [
    `${kind} class`,
    available.filter(({ property }) => property.hotel.classType === kind),
  ]),
  ...Object.keys(destinations).map((place): [string, typeof rooms] => [
    place,
    available.filter(({ places }) => places.includes(place)),
  ]),
];

describe('sample pictures', () => {
  const named = new Set(rooms.flatMap(({ photos }) => photos));

  it('are one to five a room, and the first shows a room of its class with so many beds', () => {
    const wrong = rooms.filter(({ photos, beds, property }) => {
      const kind = property.hotel.classType.toLowerCase();
      const own = new RegExp(`^${kind}-${beds}-beds?-[a-z]$`);
      return photos.length > maxPhotos || !own.test(photos[0] ?? '');
    });
    expect(wrong).toEqual([]);
  });

  it('show the house and the view of the place that the room is in', () => {
    const wrong = rooms.flatMap(({ photos, places }) =>
      photos.filter((id) => /^(house|window)-/.test(id) && !places.includes(id.replace(/^\w+-/, ''))),
    );
    expect(wrong).toEqual([]);
  });

  it('are no uploads, so that many properties may show one', () => {
    expect([...named].filter(isUploaded)).toEqual([]);
  });

  it('are files in every width, and no file is there in vain', async () => {
    for (const width of photoWidths) {
      const files = (await samplePictures()).filter((picture) => picture.width === width);
      expect(new Set(files.map(({ id }) => id))).toEqual(named);
    }
  });

  it('are 3:2, of the width that they are named after', async () => {
    for (const { width, read } of await samplePictures()) {
      const { format, width: across, height } = await sharp(await read()).metadata();
      expect([format, across, height]).toEqual(['webp', width, Math.round((width * 2) / 3)]);
    }
  });

  it('take 3 MB at most', async () => {
    const files = await Promise.all((await samplePictures()).map(({ read }) => read()));
    expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(3_000_000);
  });

  it.each(lists)('differ from card to card, and hardly repeat on a page: %s', (_, list) => {
    for (const [order, size] of [
      ['newest', pageSize.list],
      ['newest', pageSize.home],
      ['price', pageSize.list],
    ] as const) {
      for (const page of pages(list, order, size)) {
        const covers = page.map(({ photos }) => photos[0]);
        expect(covers.filter((cover, at) => at > 0 && cover === covers[at - 1])).toEqual([]);
        expect(repeated(covers).length).toBeLessThanOrEqual(size / 2);
      }
    }
  });
});
