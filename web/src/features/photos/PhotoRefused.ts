import { type PhotoRefusal, refusalOf } from '../../../../shared/rules/photoUploads.ts';
import { sayIssue } from '../../words/words.ts';

/** A photo that cannot be accepted, so trying again is of no use; the message is for its owner. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
}

/** Why a photo was refused, in the reader's language. */
export function sayRefusal(code: PhotoRefusal): string {
  return sayIssue({ path: '', ...refusalOf(code) });
}
