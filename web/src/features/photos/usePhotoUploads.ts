import { useEffect, useState } from 'react';
import { PhotoUploads, type SetPhoto } from './PhotoUploads.ts';
import type { PhotoDraft } from './photoDraft.ts';

/** The uploads of a form's photos; `setPhoto` receives the state of each. They are cancelled when the form goes away. */
export function usePhotoUploads(kinds: readonly { photos: readonly PhotoDraft[] }[], setPhoto: SetPhoto): PhotoUploads {
  const [uploads] = useState(() => new PhotoUploads(setPhoto));

  // A photo that was sent before a reload may still be in its check; the upload of one that was removed is cancelled.
  useEffect(() => {
    const photos = kinds.flatMap((kind) => kind.photos);
    uploads.keepOnly(new Set(photos.map(({ key }) => key)));
    for (const { key, photoId, imgURL } of photos) {
      if (photoId !== undefined && imgURL === undefined) uploads.resume(key, photoId);
    }
  }, [kinds, uploads]);

  useEffect(() => {
    const retry = () => uploads.retryFailed();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      uploads.forgetAll();
    };
  }, [uploads]);

  return uploads;
}
