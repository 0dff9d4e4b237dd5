import { incomingPrefix, photoLimits } from '../../shared/rules/photoUploads.ts';
import { encodePhoto, PhotoRefused } from '../photos/encodePhoto.ts';
import { incomingPhotos, photoStorage } from '../photos/photoBucket.ts';
import { photoVerdicts } from '../photos/photos.ts';
import { onEvent } from '../runtime/onEvent.ts';
import type { Opened } from '../runtime/ports.ts';

interface PutObject {
  key: string;
  /** Bytes. */
  size: number;
}

/** What is read of EventBridge's event of S3 for a new object. Its keys are written as they are. */
export interface PhotoPut {
  detail: { object: PutObject };
}

const ports = { incoming: incomingPhotos, files: photoStorage, verdicts: photoVerdicts };

type OpenPorts = Opened<typeof ports>;

/**
 * Makes what is served of a photo that a vendor has put, or says why not, and removes what was put. The verdict comes
 * after the files and before the removal, so that whatever crashes, the next call finishes it.
 */
export const handler = onEvent(
  {
    trigger: { on: 'photo', prefix: incomingPrefix },
    summary: 'Check a photo that a vendor has put, and make the files that are served of it.',
    memoryMegabytes: 2048,
    timeoutSeconds: 90,
  },
  ports,
  async ({ detail: { object } }: PhotoPut, opened: OpenPorts) => ({ outcome: await processObject(object, opened) }),
);

async function processObject({ key, size }: PutObject, opened: OpenPorts): Promise<string> {
  const [vendorId = '', photoId = '', ...rest] = key.slice(incomingPrefix.length).split('/');
  const awaited = rest.length === 0 && (await opened.verdicts.isAwaited(vendorId, photoId));
  const outcome = awaited ? await judge(photoId, { key, size }, opened) : 'unasked';
  await opened.incoming.remove(key);
  return outcome;
}

async function judge(
  photoId: string,
  { key, size }: PutObject,
  { incoming, files, verdicts }: OpenPorts,
): Promise<string> {
  try {
    // Before it is fetched: what is too large for a photo may be too large for this function.
    if (size > photoLimits.bytes) throw new PhotoRefused('photo_too_large');
    await files.store(photoId, await encodePhoto(await incoming.read(key)));
    await verdicts.accept(photoId);
    return 'ready';
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error;
    await verdicts.refuse(photoId, error.reason);
    return error.reason;
  }
}
