import { plural, t } from '@lingui/core/macro';
import type { ErrorBody, ErrorCode } from '../../../shared/errors.ts';
import { waitOf } from '../../../shared/rules/waits.ts';
import { sayIssueOr } from './issueWords.ts';

type Params = NonNullable<ErrorBody['params']>;

const words: Record<ErrorCode, (params: Params) => string> = {
  invalid_request: () => t`Please check what you entered and try again.`,
  malformed_json: () => t`The request could not be read. Send a valid JSON body.`,
  invalid_cursor: () => t`This page link is no longer valid. Start again from the first page.`,
  code_wrong: ({ left }) =>
    left === undefined ? t`This code is not right. Check the newest mail and try again.` : triesLeft(Number(left)),
  code_expired: () => t`This code has expired. Ask for a new one.`,
  not_signed_in: () => t`You are not logged in, or your session has ended. Please log in again.`,
  wrong_credentials: () => t`Email or password is not right. Check both, or reset your password.`,
  not_yours: () => t`This belongs to another account.`,
  room_not_found: () => t`This room is not listed any more. Search again to find another one.`,
  property_not_found: () => t`This property is not in your list. It may have been taken down.`,
  photo_not_found: () => t`This photo is not one of your uploads. Add it again.`,
  not_found: () => t`There is nothing at this address. Check it and try again.`,
  method_not_allowed: () => t`This address does not take this kind of request.`,
  conflict: () => t`This was changed by someone else just now. Reload it and try again.`,
  email_taken: () => t`There is an account with this email already. Log in, or reset your password.`,
  has_active_bookings: () => t`This property has active bookings ahead. It can be taken down after the last of them.`,
  code_used: () => t`This code was used already. Go on to the new password, or ask for a new code.`,
  recovery_ended: () => t`This password reset has ended. Start again with your email.`,
  payload_too_large: () => t`The request is too large. Send 100 KB at most.`,
  too_many_attempts: (params) => {
    const wait = waitIn(params);
    return wait
      ? t`Too many attempts. Please try again in ${wait}.`
      : t`Too many attempts. Please wait a while and try again.`;
  },
  code_just_sent: (params) => {
    const wait = waitIn(params);
    return wait
      ? t`A code was sent just now. Please try again in ${wait}.`
      : t`A code was sent just now. Please wait a while and try again.`;
  },
  internal: () => t`Something went wrong on our side. Please try again in a moment.`,
  mail_unavailable: () => t`The mail with the code could not be sent. Please try again in a minute.`,
  uploads_unavailable: () => t`Photos cannot be taken right now. Please try again in a minute.`,
  timeout: () => t`This took too long. Please try again in a moment.`,
};

function triesLeft(left: number): string {
  return plural(left, {
    one: 'This code is not right. You have # try left.',
    other: 'This code is not right. You have # tries left.',
  });
}

function waitIn({ seconds }: Params): string | undefined {
  if (seconds === undefined) return undefined;
  const { count, unit } = waitOf(Number(seconds));
  return unit === 'second'
    ? plural(count, { one: '# second', other: '# seconds' })
    : plural(count, { one: '# minute', other: '# minutes' });
}

/** What is said of a call that the API refused, in the reader's language; its own sentence for a code that is not known here. */
export function sayError({ code, params = {}, issues, message }: ErrorBody): string {
  const [issue] = issues ?? [];
  if (issue) return sayIssueOr(issue, message);
  return Object.hasOwn(words, code) ? words[code](params) : message;
}
