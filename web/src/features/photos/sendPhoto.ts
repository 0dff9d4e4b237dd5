import type { Authorize } from './api/authorizeUploads.ts';

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

/** Puts a photo into the bucket and answers with its id. The API still has to check it. */
export async function sendPhoto(photo: Blob, authorize: Authorize, options: UploadOptions): Promise<string> {
  const [authorization, { putPhoto }] = await Promise.all([
    authorize(photo),
    // The code of Amplify is only for those who send a photo.
    import('./putPhoto.ts'),
  ]);
  options.signal.throwIfAborted();
  await putPhoto(authorization, { photo, ...options });
  return authorization.photoId;
}
