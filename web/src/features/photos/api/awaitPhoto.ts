import { call } from '../../../api/call.ts';
import { PhotoRefused, sayRefusal } from '../PhotoRefused.ts';

const askAgainMs = 1000;
const mostAnswers = 90;

/** Waits until an uploaded photo has been checked. @returns its `imgURL`. @throws PhotoRefused with the API's sentence */
export async function awaitPhoto(photoId: string, signal: AbortSignal): Promise<string> {
  for (let answers = 0; answers < mostAnswers; answers++) {
    const { message, data } = await call('getPhotoUpload', { params: { photoId } });
    signal.throwIfAborted();
    if (data.state === 'refused') throw new PhotoRefused(data.reason ? sayRefusal(data.reason) : message);
    if (data.imgURL !== undefined) return data.imgURL;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    signal.throwIfAborted();
  }
  throw new Error('The photo was not checked in time.');
}
