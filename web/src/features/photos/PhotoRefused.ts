import { type PhotoRefusal, refusalOf } from '../../../../shared/rules/photoUploads.ts';
import { sayIssue } from '../../words/words.ts';

/** A photo that cannot be accepted, so trying again is of no use; the message is for its owner. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
}

/** A photo whose check came to no end, which may go better the next time; the message is for its owner. */
export class PhotoUnchecked extends Error {
  override name = 'PhotoUnchecked';
  /** Nothing comes of what was sent: it has to be sent again. Otherwise it is enough to ask again. */
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
