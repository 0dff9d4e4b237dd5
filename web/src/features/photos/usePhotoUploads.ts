import { useEffect, useState, useSyncExternalStore } from 'react';
import { PhotoUploads, type Upload } from './PhotoUploads.ts';
import type { PhotoDraft } from './photoDraft.ts';

type SetPhoto = (key: string, values: Omit<PhotoDraft, 'key'>) => void;

/** The uploads of a form's photos; `setPhoto` receives the state of each. They are cancelled when the form goes away. */
export function usePhotoUploads(rooms: readonly { photos: readonly PhotoDraft[] }[], setPhoto: SetPhoto): PhotoUploads {
  const [uploads] = useState(
    () =>
      new PhotoUploads({
        onSent: (key, photoId) => setPhoto(key, { photoId }),
        onReady: (key, imgURL) => setPhoto(key, { imgURL }),
      }),
  );

  // A photo that was sent before a reload may still be in its check; the upload of one that was removed is cancelled.
  useEffect(() => {
    const photos = rooms.flatMap((room) => room.photos);
    uploads.keepOnly(new Set(photos.map(({ key }) => key)));
    for (const { key, photoId, imgURL } of photos) {
      if (photoId !== undefined && imgURL === undefined) uploads.resume(key, photoId);
    }
  }, [rooms, uploads]);

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

/** How far a photo is. */
export function useUpload(uploads: PhotoUploads, key: string): Upload | undefined {
  return useSyncExternalStore(uploads.subscribe, () => uploads.get(key));
}
