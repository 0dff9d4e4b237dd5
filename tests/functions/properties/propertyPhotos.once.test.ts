import { describe, expect, test } from 'vitest';
import type { SignedUp } from '../../support/accounts.ts';
import { openOwners } from '../../support/owners.ts';
import { aJpeg } from '../../support/photoFiles.ts';
import { authorize, type Grant, propertyForm, roomForm, sendPhoto } from '../../support/vendorDesk.ts';

const owners = openOwners();

async function photoOf(owner: SignedUp): Promise<string> {
  return (await sendPhoto(owners.desk, owner, await aJpeg())).body.data.imgURL;
}

/** An upload that was allowed, and nothing was sent. */
async function issue(): Promise<Grant['uploads'][number]> {
  return (await authorize(owners.vendor, 1)).body.data.uploads[0];
}

async function refused(): Promise<{ photoId: string }> {
  return (await sendPhoto(owners.desk, owners.vendor, Buffer.from('<script>'))).body.data;
}

function servedAt(photoId: string): string {
  return `/room-photos/${photoId}/960.webp`;
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
    ['of another vendor', 'photo_not_own', () => photoOf(owners.other)],
    ['that is of the samples', 'photo_not_own', async () => '/room-photos/0123456789ab/960.webp'],
    ['that was never asked for', 'photo_not_own', async () => '/room-photos/u-never/960.webp'],
    ['that has not arrived yet', 'photo_not_ready', async () => servedAt((await issue()).photoId)],
    ['that was refused', 'photo_not_ready', async () => servedAt((await refused()).photoId)],
    ['from elsewhere', 'photo_not_uploaded', async () => 'https://example.com/photo.jpg'],
  ])('cannot be one %s', async (_, code, photo) => {
    const { status, body } = await owners.create(propertyForm({ rooms: withPhotos(await photo()) }));
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.issues).toMatchObject([{ path: 'hotelDetail.rooms.0.images.0.imageUrl', code }]);
    expect(await owners.listed()).toEqual([]);
  });

  test.each([
    [90, ['photo_not_own']],
    [91, ['too_many_new_photos']],
  ])('of which %i are new are refused for %j', async (count, codes) => {
    const urls = Array.from({ length: count }, (_, at) => ({ imageUrl: servedAt(`u-never-${at}`) }));
    const rooms = Array.from({ length: 19 }, (_, at) =>
      roomForm({ roomNumber: String(at), images: urls.slice(at * 5, at * 5 + 5) }),
    );
    const { body } = await owners.create(propertyForm({ rooms }));
    expect([...new Set(body.issues.map(({ code }: { code: string }) => code))]).toEqual(codes);
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
