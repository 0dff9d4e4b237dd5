import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Editing } from '../properties/form/editing.ts';
import type { PropertyDraft } from '../properties/form/propertyDraft.ts';
import { PhotoUploads, type Upload } from './PhotoUploads.ts';

/** The uploads of a form's photos; what arrives is written into the draft. They turn back when the form goes away. */
export function usePhotoUploads({ rooms }: PropertyDraft, { setPhoto }: Editing): PhotoUploads {
  const [uploads] = useState(
    () =>
      new PhotoUploads({
        sent: (key, photoId) => setPhoto(key, { photoId }),
        ready: (key, imgURL) => setPhoto(key, { imgURL }),
      }),
  );

  // What an earlier page has sent is asked after; what no room shows any more is let go of.
  useEffect(() => {
    const photos = rooms.flatMap((room) => room.photos);
    uploads.keepOnly(new Set(photos.map(({ key }) => key)));
    for (const { key, photoId, imgURL } of photos) {
      if (photoId !== undefined && imgURL === undefined) uploads.resume(key, photoId);
    }
  }, [rooms, uploads]);

  useEffect(() => {
    const again = () => uploads.retryFailed();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      uploads.forgetAll();
    };
  }, [uploads]);

  return uploads;
}

/** How far a photo is. */
export function useUpload(uploads: PhotoUploads, key: string): Upload | undefined {
  return useSyncExternalStore(uploads.subscribe, () => uploads.get(key));
}
