import { choice, text } from './field.ts';

/** Why a listing is reported. */
export const reportReasons = ['not_there', 'not_as_shown', 'asks_for_money', 'not_fit', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** Fields of a report; the note may be left out. */
export const reportFields = {
  reason: choice({ label: 'Reason', options: reportReasons }),
  note: text({ label: 'Note', maxLength: 1000, multiline: true }),
} as const;
