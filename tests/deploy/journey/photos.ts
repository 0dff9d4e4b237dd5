import { mustBe, type Person } from '../../campaign/client/people.ts';
import { authorize, type Grant, verdictOf } from '../../campaign/client/uploads.ts';
import { aPhonePhoto } from '../../support/photoFiles.ts';
import { mustHold, type Scene } from './scene.ts';

/** Sends a photo as the page does, tries to put another, and answers with the address under which it is served. */
export async function sendPhoto(scene: Scene, vendor: Person): Promise<string> {
  const { ask } = scene;
  const grant: Grant = mustBe(201, await authorize(ask, vendor)).body.data;
  const [upload] = grant.uploads;
  mustHold(upload, 'a grant names the key of each photo');
  const bytes = await aPhonePhoto();
  await mustBeRefused(scene, grant, `${upload.key}x`, bytes);
  await mustBeRefused(scene, grant, 'room-photos/uploads/another/640.webp', bytes);
  await scene.put(grant, upload.key, bytes);
  const { data } = mustBe(200, await verdictOf(ask, vendor, upload.photoId, { within: 60_000 })).body;
  mustHold(data.state === 'ready', `a photo is ready, not ${JSON.stringify(data)}`);
  return data.imgURL;
}

/** Sends a file that is no photo, and answers with its id. */
export async function sendNoPhoto({ ask, put }: Scene, vendor: Person): Promise<string> {
  const grant: Grant = mustBe(201, await authorize(ask, vendor)).body.data;
  const { key, photoId } = grant.uploads[0] ?? { key: '', photoId: '' };
  await put(grant, key, Buffer.from('This is no photo.'));
  const { data } = mustBe(200, await verdictOf(ask, vendor, photoId, { within: 60_000 })).body;
  mustHold(data.state === 'refused', `what is no photo is refused, not ${JSON.stringify(data)}`);
  return photoId;
}

async function mustBeRefused({ put }: Scene, grant: Grant, key: string, bytes: Buffer): Promise<void> {
  const refusal = await put(grant, key, bytes).then(
    () => 'nothing',
    (error: Error) => error.name,
  );
  mustHold(refusal === 'AccessDenied', `the grant for one key is refused for ${key}; it met ${refusal}`);
}
