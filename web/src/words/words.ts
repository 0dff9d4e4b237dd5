import { plural, t } from '@lingui/core/macro';
import { type AnswerCode, answerSentences } from '../../../shared/answers.ts';
import { errorCatalogue } from '../../../shared/errorCatalogue.ts';
import type { ErrorBody } from '../../../shared/errors.ts';
import { grouped } from '../../../shared/rules/grouped.ts';
import { issueSentences } from '../../../shared/rules/issueSentences.ts';
import type { FieldIssue } from '../../../shared/rules/issues.ts';
import { waitOf, waitReasons } from '../../../shared/rules/waits.ts';
import { isolate } from './isolate.ts';
import { listed } from './lists.ts';
import { canSay, say } from './say.ts';

// An API that is newer than the page may send codes that the page does not know: those are said in the API's English.

/** The sentence of a successful call. */
export function sayAnswer({ code, message }: { code: AnswerCode; message: string }): string {
  return say(answerSentences[code] ?? message);
}

/** The sentence about a field that the browser's rules or the API refused. */
export function sayIssue({ code: sent, params = {}, message = '' }: FieldIssue & { message?: string }): string {
  // Forms offer their choices in words: what has none here is a code that no form sends.
  const code = sent === 'not_one_of' && !optionsOf(params.options).every(canSay) ? 'malformed' : sent;
  const values = Object.entries(params).map(([name, value]) => [name, inWords(name, value)]);
  return say(issueSentences[code] ?? message, Object.fromEntries(values));
}

function optionsOf(options: string | number = ''): string[] {
  return String(options).split(', ');
}

/** Numbers with the reader's digits and groups; the field, and what can be chosen for it, in the reader's language. */
function inWords(name: string, value: string | number): string {
  if (typeof value === 'number') return grouped(value);
  if (name === 'options') return listed(optionsOf(value).map((option) => say(option)));
  return name === 'label' ? say(value) : value;
}

/** The sentence about a call that the API refused: about the first field with an issue, if there is one. */
export function sayError({ code, params = {}, issues, message }: ErrorBody): string {
  const [issue] = issues ?? [];
  if (issue) return sayIssue(issue);
  return withValues(code, params) ?? say(errorCatalogue[code]?.message ?? message);
}

/** The sentence of an error with what was sent beside its code, where that tells more. */
function withValues(code: ErrorBody['code'], params: NonNullable<ErrorBody['params']>): string | undefined {
  const { left, reason, seconds } = params;
  if (code === 'code_wrong' && left !== undefined) return triesLeft(Number(left));
  if (code === 'account_suspended' && reason !== undefined) return suspension(String(reason));
  if (!(code in waitReasons) || seconds === undefined) return undefined;
  return `${say(waitReasons[code as keyof typeof waitReasons])} ${tryAgainIn(Number(seconds))}`;
}

/** Why an account is suspended, in the words of the operator. */
function suspension(reason: string): string {
  const why = isolate(reason);
  return `${say(errorCatalogue.account_suspended.message)} ${t`Reason: ${why}`}`;
}

function triesLeft(left: number): string {
  return plural(left, {
    one: 'This code is not right. You have # try left.',
    other: 'This code is not right. You have # tries left.',
  });
}

function tryAgainIn(seconds: number): string {
  const { count, unit } = waitOf(seconds);
  const wait =
    unit === 'second'
      ? plural(count, { one: '# second', other: '# seconds' })
      : plural(count, { one: '# minute', other: '# minutes' });
  return t`Please try again in ${wait}.`;
}
