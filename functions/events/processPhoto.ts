import { createHash } from 'node:crypto';
import { incomingPrefix } from '../../shared/photos/photoUploads.ts';
import { encodePhoto, PhotoRefusalError } from '../photos/encodePhoto.ts';
import { incomingPhotos, incomingRemoval, photoRemoval, photoStorage } from '../photos/photoBucket.ts';
import { hasFailed, judgingSeconds } from '../photos/photoItem.ts';
import { photoVerdicts } from '../photos/photos.ts';
import { onEvent } from '../runtime/onEvent.ts';
import type { OpenPorts } from '../runtime/ports.ts';

/** Fields of EventBridge's event of S3 for a new object. Its keys are written as they are. */
export interface PhotoPut {
  detail: { object: { key: string } };
}

const ports = {
  incoming: incomingPhotos,
  sent: incomingRemoval,
  files: photoStorage,
  drawn: photoRemoval,
  verdicts: photoVerdicts,
};

/**
 * Makes what is served of a photo that a vendor has put, or says why not, and removes what was put. The verdict comes
 * after the files and before the removal, so that whatever crashes, the next call finishes it.
 */
export const handler = onEvent(
  {
    trigger: { on: 'photo', prefix: incomingPrefix },
    summary: 'Check a photo that a vendor has put, and make the files that are served of it.',
    memoryMegabytes: 2048,
    timeoutSeconds: judgingSeconds,
    atOnce: 10,
  },
  ports,
  async ({ detail: { object } }: PhotoPut, opened: OpenPorts<typeof ports>) => ({
    outcome: await processObject(object.key, opened),
  }),
);

async function processObject(key: string, opened: OpenPorts<typeof ports>): Promise<string> {
  const [vendorId = '', photoId = '', ...rest] = key.slice(incomingPrefix.length).split('/');
  const awaited = rest.length === 0 && (await opened.verdicts.isAwaited(vendorId, photoId));
  const outcome = awaited ? await judge(photoId, key, opened) : 'unasked';
  await opened.sent.remove(key);
  return outcome;
}

async function judge(
  photoId: string,
  key: string,
  { incoming, files, drawn, verdicts }: OpenPorts<typeof ports>,
): Promise<string> {
  const file = await incoming.read(key);
  const claimed = await verdicts.claim(photoId, file ? digestOf(file) : 'not read');
  if (!claimed) return 'unasked';
  try {
    if (hasFailed(claimed)) throw new PhotoRefusalError('photo_failed');
    if (!file) throw new PhotoRefusalError('photo_too_large');
    await files.store(photoId, await encodePhoto(file));
    await verdicts.accept(photoId);
    return 'ready';
  } catch (error) {
    if (!(error instanceof PhotoRefusalError)) throw error;
    await verdicts.refuse(photoId, error.reason);
    // An earlier run may have broken off after it had drawn. Files that stay all the same go with the upload, within a
    // day.
    await drawn.remove([photoId]);
    return error.reason;
  }
}

function digestOf(file: Buffer): string {
  return createHash('sha256').update(file).digest('hex');
}
