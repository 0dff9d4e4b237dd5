import { call } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/types.ts';

type UploadGrant = AnswerOf<'authorizePhotoUpload'>['data'];

/** Where one photo may be put, and the credentials for it. */
export interface UploadAuthorization extends Omit<UploadGrant, 'uploads'> {
  photoId: string;
  key: string;
}

/** Authorizes the upload of a photo that is ready to be sent. */
export type Authorize = (photo: Blob) => Promise<UploadAuthorization>;

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
