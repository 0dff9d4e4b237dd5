import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Fact } from '../../components/Fact.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { useSession } from '../../session.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { sayPaid } from '../money/paidWords.ts';
import { formatPrice } from '../rooms/format.ts';
import { AddLine } from './AddLine.tsx';
import { AdvanceOfBooking } from './AdvanceOfBooking.tsx';
import { type Payment, useMayTakeCash, usePayment } from './api/payments.ts';
import { LedgerLines } from './LedgerLines.tsx';

/** Advance, sums and lines of a booking, with the acts on them. */
export function PaymentOfBooking({ booking }: { booking: Booking }) {
  const { payment, error, retry } = usePayment(booking._id);
  const isOwner = !useSession()?.staff;
  const mayTake = useMayTakeCash(booking.propertyId);
  if (!payment && error?.status === 403) return <OwnerAlone />;
  if (!payment) return error ? <ErrorState onRetry={retry} /> : <Skeletons className="grid" shapes={['h-32 w-full']} />;
  return (
    <div className="grid gap-5 rounded-panel bg-drift p-4 sm:p-5">
      {payment.advance && (
        <AdvanceOfBooking {...{ booking, isOwner }} advance={payment.advance} account={payment.account} />
      )}
      <Sums account={payment.account} advance={payment.advance} />
      <LedgerLines booking={booking} lines={payment.lines} isOwner={isOwner} />
      {mayTake && <AddLine booking={booking} payment={payment} isOwner={isOwner} />}
    </div>
  );
}

function OwnerAlone() {
  return (
    <p className="text-bark">
      <Trans>The owner alone sees what was paid.</Trans>
    </p>
  );
}

function Sums({ account: { owed, paid, balance }, advance }: Pick<Payment, 'account' | 'advance'>) {
  return (
    <dl className="numbers grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
      <Fact name={<Trans>Price</Trans>}>{formatPrice(owed)}</Fact>
      <Fact name={<Trans>Paid</Trans>}>{sayPaid(paid, advance)}</Fact>
      <Fact name={balance < 0 ? <Trans>To pay back</Trans> : <Trans>To pay</Trans>}>
        {formatPrice(Math.abs(balance))}
      </Fact>
    </dl>
  );
}
