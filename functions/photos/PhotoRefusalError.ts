import type { PhotoRefusal } from '../../shared/photos/photoUploads.ts';

/** A file that is not served; `reason` is for its owner. */
export class PhotoRefusalError extends Error {
  override name = 'PhotoRefusalError';
  readonly reason: PhotoRefusal;

  constructor(reason: PhotoRefusal) {
    super(reason);
    this.reason = reason;
  }
}
