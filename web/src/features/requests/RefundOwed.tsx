import { Trans } from '@lingui/react/macro';
import { unknownAdvances } from '../../../../shared/rules/advanceStates.ts';
import { refundDays } from '../../../../shared/rules/refunds.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import type { Booking } from '../bookings/stay/booking.ts';
import { usePayment } from '../ledgers/api/payments.ts';
import { formatPrice } from '../rooms/format.ts';

/** The part of the advance that an owner who cancels owes the guest, in rupees. */
export function RefundOwed({ booking }: { booking: Booking }) {
  const { payment, error } = usePayment(booking._id);
  const { advance, refundNow } = payment ?? {};
  const [paid, back] = [formatPrice(advance?.received ?? 0), formatPrice(refundNow?.amount ?? 0)];
  if (error) return <Trans>You pay the whole advance back, as far as it has come.</Trans>;
  if (!payment) return <Skeleton className="h-6 w-full" />;
  if (!refundNow) return <Trans>Nothing has come in advance, so nothing is to be paid back.</Trans>;
  if (advance && !unknownAdvances.includes(advance.status)) {
    return (
      <Trans>
        Your guest paid {paid} in advance: you pay <strong className="font-semibold">{back}</strong> back, within{' '}
        {refundDays} days.
      </Trans>
    );
  }
  return (
    <Trans>
      Your guest says that the advance was paid: if it came, you pay <strong className="font-semibold">{back}</strong>{' '}
      back, within {refundDays} days.
    </Trans>
  );
}
