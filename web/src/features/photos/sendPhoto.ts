import { call } from '../../api/call.ts';
import { PhotoRefused } from './PhotoRefused.ts';
import type { AskPermit } from './permits.ts';

interface Sending {
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

/** Sends a photo that was shrunk, and answers with its id once it has arrived; it still has to be checked there. */
export async function sendPhoto(photo: Blob, permitted: AskPermit, sending: Sending): Promise<string> {
  const [permit, { putPhoto }] = await Promise.all([
    permitted(photo),
    // The code of Amplify is only for those who send a photo.
    import('./putPhoto.ts'),
  ]);
  sending.signal.throwIfAborted();
  await putPhoto(permit, { photo, ...sending });
  return permit.photoId;
}

const askAgainMs = 1000;
const mostAnswers = 90;

/** Waits until what arrived has been checked. @returns its `imgURL`. @throws PhotoRefused with the API's sentence */
export async function awaitPhoto(photoId: string, signal: AbortSignal): Promise<string> {
  for (let answers = 0; answers < mostAnswers; answers++) {
    const { message, data } = await call('getPhotoUpload', { params: { photoId } });
    signal.throwIfAborted();
    if (data.state === 'refused') throw new PhotoRefused(message);
    if (data.imgURL !== undefined) return data.imgURL;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    signal.throwIfAborted();
  }
  throw new Error('The photo was not checked in time.');
}
