import { incomingKey } from '../../shared/rules/photoUploads.ts';
import { incomingRemoval, photoRemoval } from '../photos/photoBucket.ts';
import { unusedPhotos } from '../photos/unusedPhotos.ts';
import { onEvent } from '../runtime/onEvent.ts';

const dayMilliseconds = 24 * 3600 * 1000;

/** An upload is kept for a day, long enough to finish a form after a night without power. */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 60 },
    summary: 'Remove the photos of a day ago that no property shows.',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
  },
  { uploads: unusedPhotos, files: photoRemoval, sent: incomingRemoval },
  async (_event: unknown, { uploads, files, sent }) => {
    const dayAgo = new Date(Date.now() - dayMilliseconds).toISOString();
    let removed = 0;
    for (let old = await uploads.allowedBefore(dayAgo); old.length > 0; old = await uploads.allowedBefore(dayAgo)) {
      for (const upload of old) {
        if (await uploads.end(upload.photoId)) {
          await files.remove([upload.photoId]);
          removed += 1;
        }
        // Still there where every run that judged it broke off. Nobody can put it again: credentials end much sooner.
        await sent.remove(incomingKey(upload.vendorId, upload.photoId));
        await uploads.forget(upload);
      }
    }
    return { removed };
  },
);
