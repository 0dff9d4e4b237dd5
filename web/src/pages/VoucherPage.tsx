import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { isNotThere } from '../api/ApiError.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { useUserBooking } from '../features/bookings/api/travellerBookings.ts';
import type { Booking } from '../features/bookings/stay/booking.ts';
import { LinkOfVoucher } from '../features/vouchers/LinkOfVoucher.tsx';
import { UnreadVoucher } from '../features/vouchers/UnreadVoucher.tsx';
import { VoucherSheet } from '../features/vouchers/VoucherSheet.tsx';
import { factsOfBooking } from '../features/vouchers/voucherFacts.ts';
import { paths } from '../paths.ts';

/** The voucher of the booking that `?booking=` names. */
export function VoucherPage() {
  const id = useSearchParams()[0].get('booking') ?? '';
  return (
    <RequireSession role="user">
      {() => (
        <div className="page py-8 sm:py-12 print:py-0">
          {id ? <VoucherOfBooking key={id} id={id} /> : <NoVoucher />}
        </div>
      )}
    </RequireSession>
  );
}

/** The booking stays on the page when the line is lost. */
function VoucherOfBooking({ id }: { id: string }) {
  const { booking, error, retry } = useUserBooking(id);
  if (isNotThere(error)) return <NoVoucher />;
  if (booking) return booking.status === 'active' ? <Voucher booking={booking} /> : <NoVoucher />;
  return <UnreadVoucher error={error} onRetry={retry} />;
}

function NoVoucher() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`No voucher here`}>
        <Trans>There is a voucher for every booking that was accepted, until its check-out.</Trans>
      </PageTitle>
      <ButtonLink to={paths.travellerActiveBookings} className="mt-7">
        <Trans>Your active bookings</Trans>
      </ButtonLink>
    </>
  );
}

/** The voucher of the guest who has booked, with the link for those who travel along. */
function Voucher({ booking }: { booking: Booking }) {
  return (
    <VoucherSheet facts={factsOfBooking(booking)}>
      <LinkOfVoucher booking={booking} side="guest">
        <Trans>Link for others</Trans>
      </LinkOfVoucher>
      <p className="w-full text-bark">
        <Trans>You may cancel until the day of arrival ends.</Trans>
      </p>
      <TextLink to={paths.travellerActiveBookings}>
        <Trans>Your active bookings</Trans>
      </TextLink>
    </VoucherSheet>
  );
}
