import { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handler as processPhoto } from '../../../functions/events/processPhoto.ts';
import { handler as removeUnusedPhotos } from '../../../functions/events/removeUnusedPhotos.ts';
import { handler as authorizePhotoUpload } from '../../../functions/handlers/authorizePhotoUpload.ts';
import { openAll } from '../../../functions/runtime/ports.ts';
import { photoKeys } from '../../../shared/photos/photos.ts';
import { sentenceOf } from '../../../shared/rules/sentenceOf.ts';
import { ask, openAccount, realLimits, type SignedUp, setForTest } from '../../support/accounts.ts';
import { asRoleOf } from '../../support/permissions.ts';
import { aJpeg } from '../../support/photoFiles.ts';
import { passTime } from '../../support/time.ts';
import {
  authorize,
  browserOf,
  type Desk,
  type Grant,
  openDesk,
  propertyForm,
  roomForm,
  sendPhoto,
  uploadBucket,
} from '../../support/vendorDesk.ts';

let desk: Desk;
let vendor: SignedUp;
let other: SignedUp;

beforeAll(async () => {
  desk = await openDesk();
  [vendor, other] = await Promise.all([openAccount('vendor'), openAccount('vendor')]);
});
afterAll(() => desk.close());

describe('a photo that a vendor sends', () => {
  test('is served in every width and format, and what was sent is gone', async () => {
    const { body } = await sendPhoto(desk, vendor, await aJpeg());
    expect(body.data).toMatchObject({ state: 'ready', imgURL: `/room-photos/${body.data.photoId}/960.webp` });
    expect((await desk.keys(`room-photos/${body.data.photoId}/`)).sort()).toEqual(photoKeys(body.data.photoId).sort());
    expect(await desk.keys('room-photos/incoming/')).toEqual([]);
  });

  test('is waited for until it has arrived', async () => {
    const { body } = await authorize(vendor, 1);
    const [{ photoId }] = body.data.uploads;
    const { body: told } = await ask('getPhotoUpload', { token: vendor.token, params: { photoId } });
    expect(told.data).toEqual({ photoId, state: 'waiting' });
  });

  test('is nobody else’s to ask about', async () => {
    const { body } = await sendPhoto(desk, vendor, await aJpeg());
    const { photoId } = body.data;
    const answer = await ask('getPhotoUpload', { token: other.token, params: { photoId } });
    expect([answer.status, answer.body.code]).toEqual([404, 'photo_not_found']);
  });

  test('stays as it is when another file is put in its place', async () => {
    const grant: Grant = (await authorize(vendor, 1)).body.data;
    const [{ photoId = '', key: Key = '' } = {}] = grant.uploads;
    const browser = browserOf(desk, grant);
    const served: unknown[] = [];
    for (const Body of [await aJpeg(), await aJpeg({ width: 400, height: 800 }), Buffer.from('<script>')]) {
      await browser.send(new PutObjectCommand({ Bucket: uploadBucket, Key, Body }));
      await desk.judged();
      served.push(await desk.file(`room-photos/${photoId}/960.webp`));
    }
    expect(served).toEqual([served[0], served[0], served[0]]);
    const { body } = await ask('getPhotoUpload', { token: vendor.token, params: { photoId } });
    expect(body.data.state).toBe('ready');
    expect(await desk.keys('room-photos/incoming/')).toEqual([]);
  });

  test('is not what lies under the name of another vendor', async () => {
    const { body } = await authorize(vendor, 1);
    const [{ photoId }] = body.data.uploads;
    const object = { key: `room-photos/incoming/${other.id}/${photoId}` };
    await asRoleOf(processPhoto.ports, () => processPhoto({ detail: { object } }));
    const { body: told } = await ask('getPhotoUpload', { token: vendor.token, params: { photoId } });
    expect(told.data.state).toBe('waiting');
  });
});

describe('before anything is sent', () => {
  const jpeg = { contentType: 'image/jpeg' as const, size: 400_000 };

  test.each([
    ['a sixth photo', Array(6).fill(jpeg), 'A room has 5 photos at most'],
    ['no photo', [], 'Choose a photo first.'],
    ['a photo of 30 MB', [{ ...jpeg, size: 30_000_000 }], 'This photo is larger than 15 MB. Choose a smaller one.'],
    ['an SVG', [{ ...jpeg, contentType: 'image/svg+xml' }], sentenceOf({ code: 'photo_unknown_type' })],
  ])('%s is refused with a sentence', async (_, files, sentence) => {
    const { status, body } = await ask('authorizePhotoUpload', { token: vendor.token, body: { files } });
    expect([status, body.message]).toEqual([400, sentence]);
  });

  test('requests are counted by vendor', async () => {
    const { photos } = realLimits;
    const limits = { ...realLimits, photos: { account: { ...photos.account, max: 2 } } };
    setForTest('LIMITS', JSON.stringify(limits));
    const opened = openAll(authorizePhotoUpload.ports);
    const send = async ({ id }: SignedUp) => {
      const session = { id, role: 'vendor' as const, digest: '', createdAt: 0 };
      await authorizePhotoUpload.run(
        { session, client: { address: '203.0.113.7', language: 'en' }, body: { files: [jpeg] } },
        opened,
      );
    };
    const [mine, theirs] = [await openAccount('vendor'), await openAccount('vendor')];
    await send(mine);
    await send(mine);
    await expect(send(mine)).rejects.toMatchObject({ code: 'too_many_attempts' });
    await send(theirs);
  });
});

describe('the credentials of a browser', () => {
  let grant: Grant;
  let issued: string;

  beforeAll(async () => {
    grant = (await authorize(vendor, 2)).body.data;
    issued = grant.uploads[0]?.key ?? '';
  });

  test('name the keys that were issued, each under its vendor', () => {
    const keys = grant.uploads.map(({ photoId }) => `room-photos/incoming/${vendor.id}/${photoId}`);
    expect(grant.uploads.map(({ key }) => key)).toEqual(keys);
  });

  test.each([
    ['a key that was not issued', () => `${issued}x`],
    ['a key with ../', () => `room-photos/incoming/../u-mine/960.webp`],
    ['an issued key with ../ behind it', () => `${issued}/../../../u-mine/960.webp`],
    ['the key of another vendor', () => issued.replace(vendor.id, other.id)],
    ['what is served', () => 'room-photos/u-mine/960.webp'],
    ['another place of the bucket', () => 'index.html'],
  ])('cannot put %s', async (_, key) => {
    const before = await desk.keys();
    // The client of AWS would tidy up a path before it is sent, so this goes out letter by letter.
    const answer = await fetch(`${desk.uploadsUrl}/photos/${encodeURIComponent(key())}`, {
      method: 'PUT',
      headers: { 'x-amz-security-token': grant.credentials.sessionToken },
      body: 'x',
    });
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('AccessDenied')]);
    expect(await desk.keys()).toEqual(before);
  });

  test('cannot read, copy or delete', async () => {
    const { body } = await sendPhoto(desk, vendor, await aJpeg());
    const Key = `room-photos/${body.data.photoId}/960.webp`;
    const browser = browserOf(desk, grant);
    const object = { Bucket: 'photos', Key };
    await expect(browser.send(new GetObjectCommand(object))).rejects.toThrow();
    await expect(browser.send(new DeleteObjectCommand(object))).rejects.toThrow();
    const copy = { Bucket: uploadBucket, Key: issued, CopySource: `photos/${Key}` };
    await expect(browser.send(new CopyObjectCommand(copy))).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  test('end after a quarter of an hour', async () => {
    const late: Grant = (await authorize(vendor, 1)).body.data;
    const browser = browserOf(desk, late);
    passTime(901);
    const put = new PutObjectCommand({ Bucket: uploadBucket, Key: late.uploads[0]?.key, Body: 'x' });
    await expect(browser.send(put)).rejects.toMatchObject({ name: 'ExpiredToken' });
  });

  test('are not handed out while the service that makes them is away', async () => {
    const { AWS_ENDPOINT_URL_STS } = process.env;
    process.env.AWS_ENDPOINT_URL_STS = 'http://127.0.0.1:1';
    const { status, body } = await authorize(vendor, 1);
    process.env.AWS_ENDPOINT_URL_STS = AWS_ENDPOINT_URL_STS;
    expect([status, body.code]).toEqual([503, 'uploads_unavailable']);
  });
});

test('photos that no property shows are gone after a day, those that one shows stay', async () => {
  const [used, unused] = [await sendPhoto(desk, vendor, await aJpeg()), await sendPhoto(desk, vendor, await aJpeg())];
  const rooms = [roomForm({ images: [{ imageUrl: used.body.data.imgURL }] })];
  const body = { ...propertyForm({ rooms }), vendorId: vendor.id };
  expect((await ask('createProperty', { token: vendor.token, body })).status).toBe(201);
  const filesOf = (sent: typeof used) => desk.keys(`room-photos/${sent.body.data.photoId}/`);
  passTime(23 * 3600);
  await asRoleOf(removeUnusedPhotos.ports, () => removeUnusedPhotos({}));
  expect(await filesOf(unused)).toHaveLength(6);
  passTime(2 * 3600);
  await asRoleOf(removeUnusedPhotos.ports, () => removeUnusedPhotos({}));
  expect(await filesOf(unused)).toEqual([]);
  expect(await filesOf(used)).toHaveLength(6);
  const { photoId } = unused.body.data;
  expect((await ask('getPhotoUpload', { token: vendor.token, params: { photoId } })).status).toBe(404);
});
