import type { Change } from '../../runtime/onChange.ts';
import type { Booking } from '../booking.ts';

export type MailKind = 'requested' | 'accepted' | 'declined' | 'withdrawn' | 'cancelled' | 'expired' | 'reminder';

/** A mail of a booking: what it tells, and whom. */
export interface MailName {
  kind: MailKind;
  side: 'guest' | 'owner';
}

/** The mails that follow from a change of a booking. None of them comes twice in its life. */
export function mailsOf({ before, after }: Change<Booking>): MailName[] {
  if (!after) return [];
  if (!before) return after.state === 'pending' ? [{ kind: 'requested', side: 'owner' }] : [];
  if (before.state === after.state) return isReminder(before, after) ? [{ kind: 'reminder', side: 'guest' }] : [];
  return ofMove(after, before.state);
}

function isReminder(before: Booking, { remindedAt, state }: Booking): boolean {
  return state === 'active' && remindedAt !== undefined && before.remindedAt === undefined;
}

function ofMove({ state, cancelledBy }: Booking, from: Booking['state']): MailName[] {
  switch (state) {
    case 'active':
      return [{ kind: 'accepted', side: 'guest' }];
    case 'rejected':
      return [{ kind: 'declined', side: 'guest' }];
    case 'expired':
      return [
        { kind: 'expired', side: 'guest' },
        { kind: 'expired', side: 'owner' },
      ];
    case 'cancelled':
      if (from === 'pending') return [{ kind: 'withdrawn', side: 'owner' }];
      return [{ kind: 'cancelled', side: cancelledBy === 'owner' ? 'guest' : 'owner' }];
    default:
      return [];
  }
}
