/** A photo that cannot be taken as it is, so that trying again is of no use; the message is for its owner. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
}
