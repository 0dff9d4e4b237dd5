import { incomingKey } from '../../shared/photos/photoUploads.ts';
import { incomingRemoval, photoRemoval } from '../photos/photoBucket.ts';
import { type OldUpload, unusedPhotos } from '../photos/unusedPhotos.ts';
import { describeError, log } from '../runtime/log.ts';
import { onEvent } from '../runtime/onEvent.ts';
import type { OpenPorts } from '../runtime/ports.ts';

const dayMilliseconds = 24 * 3600 * 1000;

const ports = { uploads: unusedPhotos, files: photoRemoval, sent: incomingRemoval };

/** An upload is kept for a day, long enough to finish a form after a night without power. */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 60 },
    summary: 'Remove the photos of a day ago that no property shows.',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
  },
  ports,
  async (_event: unknown, opened: OpenPorts<typeof ports>) => {
    const { uploads } = opened;
    const dayAgo = new Date(Date.now() - dayMilliseconds).toISOString();
    let removed = 0;
    for (let old = await uploads.allowedBefore(dayAgo); old.length > 0; old = await uploads.allowedBefore(dayAgo)) {
      for (const upload of old) {
        const ended = await removeUnused(upload, opened).catch((error: unknown) => {
          log('error', { photoId: upload.photoId, ...describeError(error) });
          throw error;
        });
        if (ended) removed += 1;
      }
    }
    return { removed };
  },
);

/** Answers whether no property shows it. */
async function removeUnused(upload: OldUpload, { uploads, files, sent }: OpenPorts<typeof ports>): Promise<boolean> {
  const { photoId, vendorId } = upload;
  const ended = await uploads.end(upload);
  if (ended) await files.remove([photoId]);
  // The sent file is left where every run that judged it broke off. Its permit ended long ago, so nobody puts it again.
  await sent.remove(incomingKey(vendorId, photoId));
  await uploads.forget(upload);
  return ended;
}
