import { t } from '@lingui/core/macro';
import { call } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/types.ts';
import { PhotoCheckError, PhotoRefusalError, sayRefusal } from '../photoErrors.ts';
import type { PhotoUpload, UploadAuthorization, UploadGrant } from '../putPhoto.ts';

/** Authorizes the upload of a photo that is ready to be sent. */
export type Authorize = (photo: Blob) => Promise<UploadAuthorization>;

/** Puts a photo into the bucket and answers with its id. The API still has to check it. */
export async function sendPhoto(photo: Blob, authorize: Authorize, options: Omit<PhotoUpload, 'photo'>) {
  const [authorization, { putPhoto }] = await Promise.all([
    authorize(photo),
    // The code of Amplify is only for those who send a photo.
    import('../putPhoto.ts'),
  ]);
  options.signal.throwIfAborted();
  await putPhoto(authorization, { photo, ...options });
  return authorization.photoId;
}

/**
 * One function for each of the photos that were chosen together. They are authorized in one request, when the first of
 * them is ready to be sent: the sizes of the others are not known by then, so the request names its size for all.
 */
export function authorizeTogether(count: number): Authorize[] {
  let granted: Promise<UploadGrant> | undefined;
  return Array.from({ length: count }, (_, index) => async (photo: Blob) => {
    granted ??= authorize(count, photo);
    return authorizationOf(await granted, index);
  });
}

/** For a photo that is tried again. */
export async function authorizeAlone(photo: Blob): Promise<UploadAuthorization> {
  return authorizationOf(await authorize(1, photo), 0);
}

function authorizationOf({ uploads, ...granted }: UploadGrant, index: number): UploadAuthorization {
  const { photoId = '', key = '' } = uploads[index] ?? {};
  return { ...granted, photoId, key };
}

async function authorize(count: number, { size }: Blob): Promise<UploadGrant> {
  const files = Array.from({ length: count }, () => ({ contentType: 'image/jpeg', size }) as const);
  return (await call('authorizePhotoUpload', { body: { files } })).data;
}

const askAgainMs = 1000;
const mostAnswers = 90;

/**
 * Waits until an uploaded photo has been checked. @returns its `imgURL`.
 * @throws PhotoRefusalError with the API's sentence, PhotoCheckError when its check failed or takes very long
 */
export async function awaitPhoto(photoId: string, signal: AbortSignal): Promise<string> {
  for (let answers = 0; answers < mostAnswers; answers++) {
    const answer = await call('getPhotoUpload', { params: { photoId } });
    signal.throwIfAborted();
    if (answer.data.state === 'refused') throw refusalIn(answer);
    if (answer.data.imgURL !== undefined) return answer.data.imgURL;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    signal.throwIfAborted();
  }
  throw new PhotoCheckError(t`The check of this photo takes longer than usual. Try again in a moment.`, false);
}

function refusalIn({ message, data: { reason } }: AnswerOf<'getPhotoUpload'>): Error {
  const sentence = reason ? sayRefusal(reason) : message;
  return reason === 'photo_failed' ? new PhotoCheckError(sentence, true) : new PhotoRefusalError(sentence);
}
