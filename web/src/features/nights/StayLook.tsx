import { Trans } from '@lingui/react/macro';
import { nightsBetween } from '../../../../shared/rules/stays.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { pastBookingsPath, paths } from '../../paths.ts';
import { formatNights } from '../../words/days.ts';
import { comma, listed } from '../../words/lists.ts';
import { holderName, sourceName } from './holderWords.ts';
import type { HeldNights } from './monthNights.ts';

/** Who has nights of a room, where they come from, and the way to the booking. */
export function StayLook({ held, today }: { held: HeldNights; today: string }) {
  const { kind, from, to, bookingRequestId } = held;
  const source = sourceName(held);
  const count = nightsBetween(from, to);
  return (
    <div className="grid gap-3">
      <p className="numbers text-bark wrap-anywhere">
        {kind === 'booked' ? (
          <Trans>
            Booked by <bdi>{holderName(held)}</bdi>
          </Trans>
        ) : (
          <Trans>Another calendar has these nights</Trans>
        )}
        {comma}
        {listed(source === undefined ? [formatNights(count)] : [formatNights(count), source])}
      </p>
      {bookingRequestId !== undefined && (
        <TextLink to={to <= today ? pastBookingsPath : paths.vendorActiveBookings}>
          <Trans>Active Bookings</Trans>
        </TextLink>
      )}
    </div>
  );
}
