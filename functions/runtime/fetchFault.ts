/** Ways in which an address that a stranger named cannot be fetched. */
export type FetchFaultCode =
  /** It is no address of https with a name, on its usual port and without credentials. */
  | 'address_refused'
  /** It leads, or one of its redirects, to what is not on the internet. */
  | 'address_private'
  /** Nobody answers there, or not as https does. */
  | 'unreachable'
  | 'redirected_too_often'
  | 'too_slow'
  | 'too_large'
  /** Its body is packed in a way that was not asked for, or is not what it says. */
  | 'unreadable';

/** A fetch that was refused or did not succeed. The address stays out of it, since it may be a secret. */
export class FetchFault extends Error {
  override name = 'FetchFault';
  readonly code: FetchFaultCode;

  constructor(code: FetchFaultCode, cause?: unknown) {
    super(`An address cannot be fetched: ${code}.`, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
