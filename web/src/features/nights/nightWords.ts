import { t } from '@lingui/core/macro';
import type { Night } from './monthNights.ts';

/** What a night is, in a word or two. */
export function sayNight({ kind, guest, note }: Night): string {
  if (kind === 'free') return t`free`;
  if (kind === 'booked') return guest ? t`booked by ${guest}` : t`booked`;
  return note ? t`closed: ${note}` : t`closed`;
}
