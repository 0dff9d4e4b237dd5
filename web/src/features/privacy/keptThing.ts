import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Data about people that Sarai retains: a line of the privacy policy. */
export interface RetainedData {
  what: MessageDescriptor;
  why: MessageDescriptor;
  /** Who sees it besides the person. */
  who: MessageDescriptor;
  howLong: MessageDescriptor;
  /**
   * The keys that hold it: of items as `docs/data.md` lists them (`users: user# session#`), of photo files (`photos: ...`), of the
   * browser's storage (`browser: UserToken`), of cookies (`cookie: language`). A test holds them to the code.
   */
  keys?: readonly string[];
}

export const nobody = msg`Nobody else`;
export const operators = msg`Our operators`;
export const everybody = msg`Everybody, on the pages of the site`;
export const withAccount = msg`As long as your account`;
