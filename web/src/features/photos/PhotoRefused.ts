/** A photo that cannot be accepted, so trying again is of no use; the message is for its owner. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
}
