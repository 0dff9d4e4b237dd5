import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../components/TextLink.tsx';
import { guestThreadPath } from '../../paths.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';

/** A link from a request or a booking to what its guest and the hotel have written; nothing where the guest has no account. */
export function MessageGuest({ booking: { _id, threadId, guest } }: { booking: Booking }) {
  const { t } = useLingui();
  const name = guestName(guest.name);
  if (threadId === undefined) return null;
  return (
    <p>
      <TextLink to={guestThreadPath(threadId, _id)} label={t`Messages with ${name}`}>
        <Trans>Messages</Trans>
      </TextLink>
    </p>
  );
}
