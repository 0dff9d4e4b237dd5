import { choice, type FormText, text, violationOfText } from './field.ts';
import type { FieldIssue, Violation } from './issues.ts';
import { bytesOf } from './letters.ts';
import { messageBounds } from './messages.ts';
import { reportFields } from './reports.ts';
import { type stayFields, stayIssues } from './stays.ts';

function messageRule(typed: string): Violation | undefined {
  const field = messageFields.text;
  const written = typed.trim();
  const violation = violationOfText(field, written);
  if (violation) return violation;
  return bytesOf(written) > messageBounds.bytes
    ? { code: 'too_many_bytes', params: { label: field.label } }
    : undefined;
}

/** Fields of a message. */
export const messageFields = {
  text: text({ label: 'Message', maxLength: messageBounds.letters, multiline: true, rule: messageRule }),
} as const;

/** Fields of an answer that an owner keeps: a name to find it by, and the message. */
export const savedAnswerFields = {
  name: text({ label: 'Name', maxLength: 60 }),
  text: messageFields.text,
} as const;

/** Why a message is reported. */
export const messageReportReasons = ['asks_for_money', 'leads_elsewhere', 'insults', 'other'] as const;

export type MessageReportReason = (typeof messageReportReasons)[number];

/** Fields of the report of a message; the note may be left out. */
export const messageReportFields = {
  reason: choice({ label: 'Reason', options: messageReportReasons }),
  note: reportFields.note,
} as const;

/** All that is wrong with the days that a message is about, which may be left out together. */
export function aboutIssues(sent: Partial<FormText<typeof stayFields>>): FieldIssue[] {
  const { bookingStartDate = '', bookingEndDate = '' } = sent;
  if (bookingStartDate === '' && bookingEndDate === '') return [];
  return stayIssues({ bookingStartDate, bookingEndDate }, 'any');
}
