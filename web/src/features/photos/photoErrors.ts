import { type PhotoRefusal, refusalOf } from '../../../../shared/photos/photoUploads.ts';
import { sayIssue } from '../../words/words.ts';

/** A photo that cannot be accepted, so trying again is of no use; the message is for its owner. */
export class PhotoRefusalError extends Error {
  override name = 'PhotoRefusalError';
}

/** A photo whose check failed or took too long, so a retry may help; the message is for its owner. */
export class PhotoCheckError extends Error {
  override name = 'PhotoCheckError';
  /** The upload is lost: a retry sends the file again. Else a retry waits for the check again. */
  readonly isLost: boolean;

  constructor(message: string, isLost: boolean) {
    super(message);
    this.isLost = isLost;
  }
}

/** Why a photo was refused, in the reader's language. */
export function sayRefusal(code: PhotoRefusal): string {
  return sayIssue({ path: '', ...refusalOf(code) });
}
