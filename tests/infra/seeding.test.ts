import { describe, expect, it } from 'vitest';
import type { Property } from '../../functions/properties/property.ts';
import { sampleProperties } from '../../infra/local/seed/catalogue.ts';
import type { DrawPhoto, StoredPhoto } from '../../infra/local/seed/drawPhotos.ts';
import { seed } from '../../infra/local/seed/seed.ts';
import { photoKey, photoWidths } from '../../shared/rules/photos.ts';

// Real drawing takes seconds and is tested with the drawing: here a picture is the text of what would be drawn.
const sketch: DrawPhoto = async (photo) =>
  photoWidths.map((width) => ({ width, webp: Buffer.from(JSON.stringify({ width, ...photo })) }));

function memory() {
  const kept = {
    vendors: new Map<string, unknown>(),
    properties: new Map<string, Property>(),
    photos: new Map<string, StoredPhoto>(),
    complete: false,
  };
  let stepsLeft = Number.POSITIVE_INFINITY;
  const step = async (write: () => void) => {
    stepsLeft -= 1;
    if (stepsLeft < 0) throw new Error('The power is gone.');
    write();
  };
  const ports = {
    saveVendor: (vendor: { id: string }) => step(() => kept.vendors.set(vendor.id, vendor)),
    saveProperty: (property: Property) => step(() => kept.properties.set(property.id, property)),
    putPhoto: (photo: StoredPhoto) => step(() => kept.photos.set(photo.key, photo)),
    markComplete: () =>
      step(() => {
        kept.complete = true;
      }),
    report: () => undefined,
  };
  const failAfter = (steps: number) => {
    stepsLeft = steps;
  };
  return { kept, ports, failAfter };
}

async function seeded() {
  const { kept, ports } = memory();
  await seed(ports, sketch);
  return kept;
}

describe('seeding', () => {
  it('stores every property, with ids in place of pictures', async () => {
    const { properties, complete } = await seeded();
    const [first] = sampleProperties();
    expect(properties.size).toBe(sampleProperties().length);
    expect(properties.get(first?.id ?? '')?.rooms[0]?.photos[0]).toBe(first?.rooms[0]?.photos[0]?.id);
    expect(complete).toBe(true);
  });

  it('stores every picture that a room names, in every width', async () => {
    const { properties, photos } = await seeded();
    const ids = [...properties.values()].flatMap(({ rooms }) => rooms.flatMap((room) => room.photos));
    const keys = new Set(ids.flatMap((id) => photoWidths.map((width) => photoKey(id, width))));
    expect(new Set(photos.keys())).toEqual(keys);
  });

  it('lets browsers keep pictures for good', async () => {
    const { photos } = await seeded();
    const [photo] = photos.values();
    expect(photo).toMatchObject({ contentType: 'image/webp', cacheControl: expect.stringContaining('immutable') });
  });

  it('leaves the same behind when it runs twice', async () => {
    const { kept, ports } = memory();
    await seed(ports, sketch);
    const before = structuredClone(kept);
    await seed(ports, sketch);
    expect(structuredClone(kept)).toEqual(before);
  });

  it.each([3, 500, 1180])('is not complete after a crash at step %i, and is after another run', async (steps) => {
    const { kept, ports, failAfter } = memory();
    failAfter(steps);
    await expect(seed(ports, sketch)).rejects.toThrow('The power is gone.');
    expect(kept.complete).toBe(false);
    failAfter(Number.POSITIVE_INFINITY);
    await seed(ports, sketch);
    expect(structuredClone(kept)).toEqual(structuredClone(await seeded()));
  });

  it('saves no property before all its pictures are stored', async () => {
    const { kept, ports } = memory();
    const missing: string[] = [];
    const saveProperty = async (property: Property) => {
      const ids = property.rooms.flatMap((room) => room.photos);
      missing.push(...ids.filter((id) => !kept.photos.has(photoKey(id, 960))));
    };
    await seed({ ...ports, saveProperty }, sketch);
    expect(missing).toEqual([]);
  });
});
