import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Skeletons } from '../../../components/Skeleton.tsx';
import { voucherPath } from '../../../paths.ts';
import { detailSeconds, useUserBooking } from '../api/travellerBookings.ts';
import { AddressLines } from '../stay/AddressLines.tsx';
import type { Booking } from '../stay/booking.ts';
import { HostLines } from '../stay/HostLines.tsx';

const contactSkeleton = <Skeletons className="grid gap-2" shapes={['h-12 w-56 max-w-full', 'h-11 w-64 max-w-full']} />;

/** Where the hotel is, how its host is reached, and the voucher: of a booking that was accepted. */
export function HostAndVoucher({ booking: { _id, code } }: { booking: Booking }) {
  const { booking, error, retry } = useUserBooking(_id, detailSeconds);
  return (
    <div className="grid gap-x-10 gap-y-4 border-t border-hairline pt-4 sm:grid-cols-2 md:col-span-2 lg:grid-cols-[1fr_2fr_auto]">
      {booking?.address && <AddressLines address={booking.address} />}
      {booking?.host && <HostLines host={booking.host} />}
      {!booking && (error ? <Missing onRetry={retry} /> : contactSkeleton)}
      <div className="lg:text-end">
        <ButtonLink to={voucherPath(_id)} variant="secondary">
          <span>
            <Trans>
              Voucher <bdi>{code}</bdi>
            </Trans>
          </span>
        </ButtonLink>
      </div>
    </div>
  );
}

function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start">
      <p>
        <Trans>Address and host could not be loaded.</Trans>
      </p>
      <Button variant="quiet" className="-ms-2" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
