import { Trans, useLingui } from '@lingui/react/macro';
import { mayPropose } from '../../../../shared/rules/proposalLife.ts';
import { ChangeStay } from '../bookings/change/ChangeStay.tsx';
import type { Booking } from '../bookings/stay/booking.ts';
import { proposalNow } from '../bookings/stay/proposals.ts';
import { useProposeStay } from './api/requests.ts';

/** Proposes other days, guests, rooms or extras to a guest with an account; nothing while a proposal waits. */
export function ProposeStay({ booking, name }: { booking: Booking; name: string }) {
  const { t } = useLingui();
  const propose = useProposeStay(booking);
  const now = new Date();
  if (booking.source !== undefined || !mayPropose('owner', { ...booking, state: booking.status }, now)) return null;
  if (proposalNow(booking, now)?.state === 'open') return null;
  return (
    <ChangeStay
      booking={booking}
      label={t`Propose a change to ${name}`}
      title={<Trans>Propose a change to {name}</Trans>}
      action={<Trans>Ask the guest</Trans>}
      note={<Trans>The guest has 24 hours at most to say yes or no. Until then what was agreed stands.</Trans>}
      send={propose}
    >
      <Trans>Propose a change</Trans>
    </ChangeStay>
  );
}
