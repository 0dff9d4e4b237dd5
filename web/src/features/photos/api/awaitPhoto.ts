import { t } from '@lingui/core/macro';
import { call } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/types.ts';
import { PhotoCheckError, PhotoRefusalError, sayRefusal } from '../photoErrors.ts';

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
