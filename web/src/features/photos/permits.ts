import { call } from '../../api/call.ts';
import type { AnswerOf } from '../../api/types.ts';

type Grant = AnswerOf<'authorizePhotoUpload'>['data'];

/** Leave to put one photo into the bucket. */
export interface Permit extends Omit<Grant, 'uploads'> {
  photoId: string;
  key: string;
}

/** Asks for the permit of one photo of several; the photo is the one that is ready to leave. */
export type AskPermit = (photo: Blob) => Promise<Permit>;

/**
 * Permits for photos that were chosen together, by their order. They are asked for in one request when the first of
 * them is ready to leave: by then the others' sizes are not known, so they are taken to be like it.
 */
export function permitsFor(count: number): AskPermit[] {
  let granted: Promise<Grant> | undefined;
  return Array.from({ length: count }, (_, index) => async (photo: Blob) => {
    granted ??= ask(count, photo);
    return permitOf(await granted, index);
  });
}

/** For a photo that is tried again. */
export async function permitAlone(photo: Blob): Promise<Permit> {
  return permitOf(await ask(1, photo), 0);
}

function permitOf({ uploads, ...grant }: Grant, index: number): Permit {
  const { photoId = '', key = '' } = uploads[index] ?? {};
  return { ...grant, photoId, key };
}

async function ask(count: number, { size }: Blob): Promise<Grant> {
  const files = Array.from({ length: count }, () => ({ contentType: 'image/jpeg', size }) as const);
  return (await call('authorizePhotoUpload', { body: { files } })).data;
}
