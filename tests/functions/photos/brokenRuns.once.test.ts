import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handler as processPhoto } from '../../../functions/events/processPhoto.ts';
import { handler as removeUnusedPhotos } from '../../../functions/events/removeUnusedPhotos.ts';
import { openAll } from '../../../functions/runtime/ports.ts';
import { photoKeys } from '../../../shared/photos/photos.ts';
import { refusalOf } from '../../../shared/photos/photoUploads.ts';
import { sentenceOf } from '../../../shared/rules/sentenceOf.ts';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { pauseBefore } from '../../support/pause.ts';
import { asRoleOf } from '../../support/permissions.ts';
import { aPhoto } from '../../support/photoFiles.ts';
import { passTime } from '../../support/time.ts';
import { authorize, browserOf, type Desk, type Grant, openDesk, uploadBucket } from '../../support/vendorDesk.ts';

let desk: Desk;
let vendor: SignedUp;

beforeAll(async () => {
  desk = await openDesk({ judging: false });
  vendor = await openAccount('vendor');
});
afterAll(() => desk.close());

const small = { width: 480, height: 320 };
const one = () => aPhoto(small).jpeg().toBuffer();
const another = () => aPhoto(small).negate().jpeg().toBuffer();

/** An upload of the vendor, whose events come when the test says so. */
async function anUpload() {
  const grant: Grant = (await authorize(vendor, 1)).body.data;
  const [{ photoId = '', key = '' } = {}] = grant.uploads;
  const browser = browserOf(desk, grant);
  const event = { detail: { object: { key } } };
  return {
    put: (Body: Buffer) => browser.send(new PutObjectCommand({ Bucket: uploadBucket, Key: key, Body })),
    judge: () => asRoleOf(processPhoto.ports, () => processPhoto(event)),
    /** A run that ends without a verdict. */
    breakOff: () =>
      processPhoto.run(event, {
        ...openAll(processPhoto.ports),
        files: { store: () => Promise.reject(new Error('The engine ran out of memory.')) },
      }),
    /** A run that ends when it has drawn, before its verdict. */
    breakOffDrawn: () => {
      const opened = openAll(processPhoto.ports);
      const accept = () => Promise.reject(new Error('The table did not answer.'));
      return processPhoto.run(event, { ...opened, verdicts: { ...opened.verdicts, accept } });
    },
    told: async () => (await ask('getPhotoUpload', { token: vendor.token, params: { photoId } })).body,
    served: () => Promise.all(photoKeys(photoId).map((each) => desk.file(each).catch(() => undefined))),
    sent: () => desk.keys(key),
  };
}

const failed = {
  code: 'photo_refused',
  message: sentenceOf(refusalOf('photo_failed')),
  data: { state: 'refused', reason: 'photo_failed' },
};

describe('a photo that is put twice, side by side', () => {
  /** Kinds of calls, in their order; the first run stands before one of them while the second comes to its end. */
  const calls = ['GetObject', 'Update', 'PutObject', 'DeleteObject'];

  test.each(calls)('is not drawn anew once it is ready, the first stopped before its first %s', async (kind) => {
    const upload = await anUpload();
    await upload.put(await one());
    const first = await pauseBefore((command) => command.constructor.name === `${kind}Command`, upload.judge);
    await upload.put(await another());
    await upload.judge();
    const { data } = await upload.told();
    const before = await upload.served();
    await first.finish().catch(() => {});
    const after = await upload.served();
    if (data.state === 'ready') expect(after).toEqual(before);
    expect([first.stopped, (await upload.told()).data.state]).toEqual([true, 'ready']);
    expect(await upload.sent()).toEqual([]);
  });

  test('shows one of the files, and no part of the other', async () => {
    const [upload, alone] = [await anUpload(), await anUpload()];
    await alone.put(await one());
    await alone.judge();
    await upload.put(await one());
    const first = await pauseBefore(isPut, upload.judge);
    await upload.put(await another());
    const second = await pauseBefore(isPut, upload.judge);
    await first.finish();
    await second.finish();
    expect(second.stopped).toBe(false);
    expect(await upload.served()).toEqual(await alone.served());
  });

  test('because the first answer was lost is taken all the same, however often', async () => {
    const upload = await anUpload();
    await upload.put(await one());
    const runs = [];
    for (let again = 0; again < 4; again++) runs.push(await pauseBefore(isPut, upload.judge));
    for (const run of runs) await run.finish();
    expect((await upload.told()).data.state).toBe('ready');
  });
});

function isPut(command: object): boolean {
  return command.constructor.name === 'PutObjectCommand';
}

describe('a photo whose check breaks off', () => {
  test('after it was drawn, and is refused in the end, leaves no file', async () => {
    const upload = await anUpload();
    await upload.put(await one());
    for (let run = 0; run < 2; run++) await expect(upload.breakOffDrawn()).rejects.toThrow();
    expect((await upload.served()).some((file) => file)).toBe(true);
    passTime(120);
    await upload.judge();
    expect(await upload.told()).toMatchObject(failed);
    expect((await upload.served()).filter((file) => file)).toEqual([]);
  });

  test('is judged by the next call', async () => {
    const upload = await anUpload();
    await upload.put(await one());
    await expect(upload.breakOff()).rejects.toThrow();
    expect((await upload.told()).data.state).toBe('waiting');
    await upload.judge();
    expect((await upload.told()).data.state).toBe('ready');
  });

  test('is not being checked for a day: at the third call it is refused with a sentence', async () => {
    const upload = await anUpload();
    await upload.put(await one());
    for (const untilNext of [60, 120]) {
      await expect(upload.breakOff()).rejects.toThrow();
      passTime(untilNext + 1);
    }
    await upload.judge();
    expect(await upload.told()).toMatchObject(failed);
    expect(await upload.sent()).toEqual([]);
  });

  test('for the last time without a word is not being checked for a day either', async () => {
    const upload = await anUpload();
    await upload.put(await one());
    await expect(upload.breakOff()).rejects.toThrow();
    passTime(230);
    expect((await upload.told()).data.state).toBe('waiting');
    passTime(11);
    expect(await upload.told()).toMatchObject(failed);
  });

  test('stays refused when a run that was given up ends after all', async () => {
    const upload = await anUpload();
    await upload.put(await one());
    let updates = 0;
    const isVerdict = (command: object) => command.constructor.name === 'UpdateCommand' && ++updates === 2;
    const slow = await pauseBefore(isVerdict, upload.judge);
    passTime(61);
    await expect(upload.breakOff()).rejects.toThrow();
    passTime(121);
    await upload.judge();
    expect(await upload.told()).toMatchObject(failed);
    await slow.finish();
    expect([slow.stopped, await upload.told()]).toMatchObject([true, failed]);
  });

  test('leaves nothing in the bucket after a day', async () => {
    const upload = await anUpload();
    await upload.put(await one());
    await expect(upload.breakOff()).rejects.toThrow();
    expect(await upload.sent()).toHaveLength(1);
    passTime(25 * 3600);
    await asRoleOf(removeUnusedPhotos.ports, () => removeUnusedPhotos({}));
    expect(await upload.sent()).toEqual([]);
  });
});

test('a photo that never arrived is not being checked for a day', async () => {
  const upload = await anUpload();
  passTime(19 * 60);
  expect((await upload.told()).data.state).toBe('waiting');
  passTime(2 * 60);
  expect(await upload.told()).toMatchObject(failed);
});

test('what is put under a photo that is gone is removed', async () => {
  const upload = await anUpload();
  await upload.put(await one());
  passTime(25 * 3600);
  await asRoleOf(removeUnusedPhotos.ports, () => removeUnusedPhotos({}));
  await upload.judge();
  expect([await upload.sent(), (await upload.told()).code]).toEqual([[], 'photo_not_found']);
});
