import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { photoStorage } from '../../../functions/photos/photoBucket.ts';
import { photoItemKey } from '../../../functions/photos/photoItem.ts';
import { newId } from '../../../functions/runtime/ids.ts';
import { photoFormats, photoKeys, photoUrl, photoWidths } from '../../../shared/photos/photos.ts';
import { ask } from '../../support/accounts.ts';
import { formSomewhere, openOwners } from '../../support/owners.ts';
import { type KnownPerson, openPerson, operator, textOf } from '../../support/people.ts';
import { passTime } from '../../support/time.ts';
import { roomForm } from '../../support/vendorDesk.ts';
import { startVersionedS3 } from '../../support/versionedS3.ts';

const owners = openOwners();
let s3: Awaited<ReturnType<typeof startVersionedS3>>;
let host: KnownPerson;

beforeAll(async () => {
  s3 = await startVersionedS3();
  process.env.AWS_ENDPOINT_URL_S3 = s3.endpoint;
});
afterAll(() => s3.stop());
beforeEach(async () => {
  host = await openPerson('vendor');
});

const run = (...args: string[]) => operator(owners.desk.tables, ...args);

/** A photo of the host, ready, with all its files. */
async function aPhoto(): Promise<string> {
  const photoId = `u-${newId(6)}`;
  await draw(photoId, 'as it was');
  const { client, name: TableName } = owners.desk.tables.properties;
  const Item = { ...photoItemKey(photoId), photoId, vendorId: host.id, state: 'ready' };
  await client.send(new PutCommand({ TableName, Item }));
  return photoId;
}

async function draw(photoId: string, picture: string): Promise<void> {
  const bytes = Buffer.from(picture);
  const files = photoFormats.flatMap((format) => photoWidths.map((width) => ({ format, width, bytes })));
  await photoStorage.open().store(photoId, files);
}

const showing = (...photoIds: string[]) => ({
  ...formSomewhere({ rooms: [roomForm({ images: photoIds.map((id) => ({ imageUrl: photoUrl(id) })) })] }),
  vendorId: host.id,
});

async function list(...photoIds: string[]): Promise<string> {
  return (await ask('createProperty', { token: host.token, body: showing(...photoIds) })).body.data._id;
}

const edit = (postId: string, ...photoIds: string[]) =>
  ask('updateProperty', { token: host.token, params: { postId }, body: showing(...photoIds) });

const takeDown = (postId: string) => ask('deleteProperty', { token: host.token, params: { postId } });

/** The files of a photo at present, and all that there is of it in any version. */
const filesOf = (photoId: string) => photoKeys(photoId).flatMap((key) => s3.files().get(key) ?? []);
const versionsOf = (photoId: string) => s3.kept().filter((key) => photoKeys(photoId).includes(key));

describe('a photo that its vendor takes away', () => {
  test('is served no more, and its versions stay', async () => {
    const photo = await aPhoto();
    await edit(await list(photo));
    expect([filesOf(photo), versionsOf(photo)]).toEqual([[], photoKeys(photo).sort()]);
  });

  test('comes back as it was at a moment of before, for tables that were restored to it', async () => {
    const [dropped, kept] = [await aPhoto(), await aPhoto()];
    const id = await list(dropped, kept);
    passTime(60);
    const since = new Date().toISOString();
    passTime(60);
    await edit(id, kept);
    await draw(kept, 'drawn by mistake');
    // The table of that moment has the photo.
    const { client, name: TableName } = owners.desk.tables.properties;
    const Item = { ...photoItemKey(dropped), photoId: dropped, vendorId: host.id, state: 'ready' };
    await client.send(new PutCommand({ TableName, Item }));
    expect(await run('restore-photos', '--since', since)).toContain('12 files of them went or became another');
    expect(filesOf(dropped)).toEqual([]);
    expect(await run('restore-photos', '--since', since, '--yes')).toContain('12 files brought back.');
    expect([filesOf(dropped), filesOf(kept)]).toEqual([Array(6).fill('as it was'), Array(6).fill('as it was')]);
    expect(await run('restore-photos', '--since', since, '--yes')).toContain(' 0 files of them');
  });

  test.each(['yesterday', '2026-11-24', '2026-11-24T18:05:00+05:00'])('%s is no moment', async (since) => {
    await expect(run('restore-photos', '--since', since)).rejects.toThrow('in UTC');
  });
});

describe('erasing a vendor', () => {
  test('leaves no version of any photo, neither shown, nor taken away, nor of a property that was taken down', async () => {
    const photos = await Promise.all([aPhoto(), aPhoto(), aPhoto(), aPhoto()]);
    const [shown = '', dropped = '', down = '', unused = ''] = photos;
    const id = await list(shown, dropped);
    await edit(id, shown);
    await takeDown(await list(down));
    expect(photos.map((photo) => versionsOf(photo).length)).toEqual([6, 6, 6, 6]);
    await run('delete-account', 'vendor', host.email, '--yes');
    expect([shown, dropped, down, unused].flatMap(versionsOf)).toEqual([]);
    expect(await textOf(owners.desk.tables)).not.toContain(`removed-photos#${host.id}`);
  });

  test('names what is lost of it where tables of before are restored', async () => {
    const photo = await aPhoto();
    await list(photo);
    const since = new Date().toISOString();
    await run('delete-account', 'vendor', host.email, '--yes');
    const { client, name: TableName } = owners.desk.tables.properties;
    const Item = { ...photoItemKey(photo), photoId: photo, vendorId: host.id, state: 'ready' };
    await client.send(new PutCommand({ TableName, Item }));
    expect(await run('restore-photos', '--since', since)).toContain(`${photo}: nothing of it is left to bring back.`);
  });
});

describe('photos that nobody is to see again', () => {
  test('go with every version once their listing is hidden, and not before', async () => {
    const photo = await aPhoto();
    const id = await list(photo);
    for (const named of [id, photo]) await expect(run('delete-photos', named, '--yes')).rejects.toThrow('hide-listing');
    await run('hide-listing', id, '--yes');
    await run('delete-photos', id);
    expect(filesOf(photo)).toHaveLength(6);
    expect(await run('delete-photos', id, '--yes')).toContain('1 photo to be deleted');
    expect(versionsOf(photo)).toEqual([]);
  });

  test('go one by one too, also after the vendor took them away', async () => {
    const photo = await aPhoto();
    await edit(await list(photo));
    await run('delete-photos', photo, '--yes');
    expect(versionsOf(photo)).toEqual([]);
  });
});
