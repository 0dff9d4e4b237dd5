import type { S3Event } from 'aws-lambda';
import { incomingPrefix, photoLimits } from '../../shared/rules/photos.ts';
import { incomingPhotos, photoStorage } from '../gateways/photos.ts';
import { onEvent } from '../lib/onEvent.ts';
import { encodePhoto, PhotoRefused } from '../lib/photos/encodePhoto.ts';
import { photoVerdicts } from '../repositories/photos.ts';

const ports = { incoming: incomingPhotos, files: photoStorage, verdicts: photoVerdicts };

type Opened = { [Name in keyof typeof ports]: ReturnType<(typeof ports)[Name]['open']> };

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
  async ({ Records }: S3Event, opened: Opened) => {
    const outcomes: string[] = [];
    for (const { s3 } of Records) outcomes.push(await processObject(s3.object, opened));
    return { photos: outcomes.join(' ') };
  },
);

async function processObject({ key, size }: { key: string; size: number }, opened: Opened): Promise<string> {
  // S3 writes keys in events as forms do.
  const incomingKey = decodeURIComponent(key.replaceAll('+', ' '));
  const [vendorId = '', photoId = '', ...rest] = incomingKey.slice(incomingPrefix.length).split('/');
  const awaited = rest.length === 0 && (await opened.verdicts.isAwaited(vendorId, photoId));
  const outcome = awaited ? await judge(photoId, { incomingKey, size }, opened) : 'unasked';
  await opened.incoming.remove(incomingKey);
  return outcome;
}

async function judge(
  photoId: string,
  { incomingKey, size }: { incomingKey: string; size: number },
  { incoming, files, verdicts }: Opened,
): Promise<string> {
  try {
    // Before it is fetched: what is too large for a photo may be too large for this function.
    if (size > photoLimits.bytes) throw new PhotoRefused('too_large');
    await files.store(photoId, await encodePhoto(await incoming.read(incomingKey)));
    await verdicts.accept(photoId);
    return 'ready';
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error;
    await verdicts.refuse(photoId, error.reason);
    return error.reason;
  }
}
