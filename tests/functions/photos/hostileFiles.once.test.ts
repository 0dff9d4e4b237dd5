import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoKeys } from '../../../shared/photos/photos.ts';
import { type PhotoRefusal, refusalOf } from '../../../shared/photos/photoUploads.ts';
import { sentenceOf } from '../../../shared/rules/sentenceOf.ts';
import { openAccount, type SignedUp } from '../../support/accounts.ts';
import { camera, hostileFiles } from '../../support/photoFiles.ts';
import { type Desk, openDesk, sendPhoto } from '../../support/vendorDesk.ts';

let desk: Desk;
let vendor: SignedUp;

beforeAll(async () => {
  desk = await openDesk();
  vendor = await openAccount('vendor');
});
afterAll(() => desk.close());

test.each(hostileFiles.filter(({ expected }) => expected !== 'ready'))(
  '$name is refused with a sentence and leaves no trace',
  async ({ make, expected }) => {
    const before = await desk.keys();
    const { body } = await sendPhoto(desk, vendor, await make());
    const reason = expected as PhotoRefusal;
    expect(body).toMatchObject({ code: 'photo_refused', message: sentenceOf(refusalOf(reason)) });
    expect(body.data).toMatchObject({ state: 'refused', reason });
    expect(await desk.keys()).toEqual(before);
  },
);

test.each(hostileFiles.filter(({ expected }) => expected === 'ready'))(
  '$name is taken, and nothing but its picture is served',
  async ({ make }) => {
    const { body } = await sendPhoto(desk, vendor, await make());
    expect(body.data.state).toBe('ready');
    for (const key of photoKeys(body.data.photoId)) {
      const served = Buffer.from((await desk.file(key)) ?? []);
      for (const hidden of [camera, 'GPS', '<script>', 'ftypmp42']) expect(served.includes(hidden)).toBe(false);
    }
  },
);
