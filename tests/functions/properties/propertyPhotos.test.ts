import { describe, expect, test } from 'vitest';
import type { SignedUp } from '../../support/accounts.ts';
import { openOwners } from '../../support/owners.ts';
import { aJpeg } from '../../support/photoFiles.ts';
import { propertyForm, roomForm, sendPhoto } from '../../support/vendorDesk.ts';

const owners = openOwners();

async function photoOf(owner: SignedUp): Promise<string> {
  return (await sendPhoto(owners.desk, owner, await aJpeg())).body.data.imgURL;
}

const withPhotos = (...urls: string[]) => [roomForm({ images: urls.map((imageUrl) => ({ imageUrl })) })];

describe('photos of a property', () => {
  test('are those of the room, in the order given, and belong to it from then on', async () => {
    const [a, b] = [await photoOf(owners.vendor), await photoOf(owners.vendor)];
    const { body } = await owners.create(propertyForm({ rooms: withPhotos(b, a) }));
    expect(body.data.hotels[0].rooms[0].images).toEqual([{ imgURL: b }, { imgURL: a }]);
    const again = await owners.create(propertyForm({ rooms: withPhotos(a) }));
    expect(again.body.issues).toMatchObject([
      {
        path: 'hotelDetail.rooms.0.images.0.imageUrl',
        message: 'This photo belongs to another property. Add it again for this one.',
      },
    ]);
  });

  test('may be those of another room of the same property', async () => {
    const photo = await photoOf(owners.vendor);
    const rooms = ['1', '2'].map((roomNumber) => roomForm({ roomNumber, images: [{ imageUrl: photo }] }));
    expect((await owners.create(propertyForm({ rooms }))).status).toBe(201);
  });

  test.each([
    ['of another vendor', () => photoOf(owners.other)],
    ['that is of the samples', async () => '/room-photos/0123456789ab/960.webp'],
    ['that was never sent', async () => '/room-photos/u-never/960.webp'],
    ['from elsewhere', async () => 'https://example.com/photo.jpg'],
  ])('cannot be one %s', async (_, photo) => {
    const { status, body } = await owners.create(propertyForm({ rooms: withPhotos(await photo()) }));
    expect([status, body.code, body.issues[0].path]).toEqual([
      400,
      'invalid_request',
      'hotelDetail.rooms.0.images.0.imageUrl',
    ]);
    expect(await owners.listed()).toEqual([]);
  });

  test('that a change leaves out are deleted, the others stay', async () => {
    const [a, b] = [await photoOf(owners.vendor), await photoOf(owners.vendor)];
    const { body } = await owners.create(propertyForm({ rooms: withPhotos(a, b) }));
    const changed = await owners.update(body.data._id, propertyForm({ rooms: withPhotos(b) }));
    expect(changed.status).toBe(200);
    expect(await filesOf(a)).toEqual([]);
    expect(await filesOf(b)).toHaveLength(6);
    expect((await owners.update(body.data._id, propertyForm({ rooms: withPhotos(a) }))).status).toBe(400);
  });

  test('are gone with the property', async () => {
    const [a, b] = [await photoOf(owners.vendor), await photoOf(owners.vendor)];
    const { body } = await owners.create(propertyForm({ rooms: withPhotos(a, b) }));
    expect((await owners.remove(body.data._id)).status).toBe(200);
    expect([...(await filesOf(a)), ...(await filesOf(b))]).toEqual([]);
  });

  function filesOf(imgURL: string): Promise<string[]> {
    return owners.desk.keys(imgURL.slice(1).replace(/960\.webp$/, ''));
  }
});
