import { today } from '../../../shared/rules/dates.ts';
import type { Change } from '../../runtime/onChange.ts';
import type { Booking } from '../booking.ts';

export type MailKind =
  | 'requested'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'cancelled'
  | 'cancelledBySarai'
  | 'expired'
  | 'reminder'
  | 'renumbered';

/** A mail of a booking: what it tells, and whom. */
export interface MailName {
  kind: MailKind;
  side: 'guest' | 'owner';
  /** When it happened, of a kind that comes more than once: an ISO instant. */
  at?: string;
}

/** The mails that follow from a change of a booking. None of them comes twice in its life, but for those with a time. */
export function mailsOf({ before, after }: Change<Booking>): MailName[] {
  if (!after) return [];
  if (!before) return after.state === 'pending' ? [{ kind: 'requested', side: 'owner' }] : [];
  if (before.state === after.state) return after.state === 'active' ? ofStay(before, after) : [];
  return ofMove(after, before.state);
}

function ofStay(before: Booking, { remindedAt, renumberedAt: at }: Booking): MailName[] {
  if (remindedAt !== before.remindedAt) return [{ kind: 'reminder', side: 'guest' }];
  return at !== undefined && at !== before.renumberedAt ? [{ kind: 'renumbered', side: 'guest', at }] : [];
}

function ofMove({ state, cancelledBy }: Booking, from: Booking['state']): MailName[] {
  switch (state) {
    case 'active':
      return [{ kind: 'accepted', side: 'guest' }];
    case 'rejected':
      return [{ kind: 'declined', side: 'guest' }];
    case 'expired':
      return bothSides('expired');
    case 'cancelled':
      if (cancelledBy === 'sarai') return bothSides('cancelledBySarai');
      if (from === 'pending') return [{ kind: 'withdrawn', side: 'owner' }];
      return [{ kind: 'cancelled', side: cancelledBy === 'owner' ? 'guest' : 'owner' }];
    default:
      return [];
  }
}

function bothSides(kind: MailKind): MailName[] {
  return [
    { kind, side: 'guest' },
    { kind, side: 'owner' },
  ];
}

/** States of a booking in which its mails say what is so. */
const statesOf: Record<MailKind, Booking['state']> = {
  requested: 'pending',
  accepted: 'active',
  reminder: 'active',
  renumbered: 'active',
  declined: 'rejected',
  withdrawn: 'cancelled',
  cancelled: 'cancelled',
  cancelledBySarai: 'cancelled',
  expired: 'expired',
};

/** Whether a mail that comes late says what is still so. */
export function stillHolds({ kind, at }: MailName, { state, renumberedAt, checkIn }: Booking): boolean {
  if (state !== statesOf[kind]) return false;
  return kind === 'reminder' ? today() < checkIn : kind !== 'renumbered' || at === renumberedAt;
}

/** Whether the mail reaches a guest with a stay ahead. */
export function isStay({ kind }: MailName): boolean {
  return kind === 'accepted' || kind === 'reminder' || kind === 'renumbered';
}
