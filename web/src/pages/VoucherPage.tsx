import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { isNotThere } from '../api/ApiError.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { useUserBooking } from '../features/bookings/api/travellerBookings.ts';
import { Voucher } from '../features/bookings/traveller/Voucher.tsx';
import { paths } from '../paths.ts';

/** The voucher of the booking that `?booking=` names. */
export function VoucherPage() {
  const id = useSearchParams()[0].get('booking') ?? '';
  return (
    <RequireSession role="user">
      {() => <div className="page py-8 sm:py-12 print:py-0">{id ? <Shown key={id} id={id} /> : <NoVoucher />}</div>}
    </RequireSession>
  );
}

/** What was read stays on show when the line is lost. */
function Shown({ id }: { id: string }) {
  const { t } = useLingui();
  const { booking, error, retry } = useUserBooking(id);
  if (isNotThere(error)) return <NoVoucher />;
  if (booking) return booking.status === 'active' ? <Voucher booking={booking} /> : <NoVoucher />;
  if (!error) return <VoucherSkeleton />;
  return (
    <div className="grid gap-8">
      <PageTitle title={t`Voucher`} />
      <ErrorState message={error.message} onRetry={retry} />
    </div>
  );
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

function VoucherSkeleton() {
  return (
    <SkeletonGroup className="mx-auto grid max-w-2xl gap-6">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-80 w-full" />
    </SkeletonGroup>
  );
}
