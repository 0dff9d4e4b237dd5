import type { PhotoRefusal } from '../../shared/rules/photoUploads.ts';

/** A file that is not served; `reason` is for its owner. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
  readonly reason: PhotoRefusal;

  constructor(reason: PhotoRefusal) {
    super(reason);
    this.reason = reason;
  }
}
