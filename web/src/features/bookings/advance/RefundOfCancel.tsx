import { Trans } from '@lingui/react/macro';
import type { AdvanceState } from '../../../../../shared/rules/advanceLife.ts';
import { lapsingAdvances, unknownAdvances } from '../../../../../shared/rules/advanceStates.ts';
import { refundDays } from '../../../../../shared/rules/refunds.ts';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatPrice } from '../../rooms/format.ts';
import { usePayment } from '../api/payments.ts';
import type { Booking } from '../stay/booking.ts';

/** The part of the advance that a guest who cancels now gets back, in rupees. */
export function RefundOfCancel({ booking }: { booking: Booking }) {
  const { payment, error } = usePayment(booking._id);
  const advance = payment?.advance;
  if (advance) return <Refund advance={advance} amount={payment.refundNow?.amount ?? 0} />;
  if (!error) return <Skeleton className="h-6 w-full" />;
  return <Trans>The refund of your advance could not be read. The rules of this booking hold.</Trans>;
}

interface RefundProps {
  advance: { status: AdvanceState; received: number };
  /** Whole PKR that go back. */
  amount: number;
}

function Refund({ advance: { status, received }, amount }: RefundProps) {
  const [back, paid] = [formatPrice(amount), formatPrice(received)];
  if (unknownAdvances.includes(status)) {
    return (
      <Trans>
        Once your host says that your payment came, <strong className="font-semibold">{back}</strong> of it come back to
        you.
      </Trans>
    );
  }
  if (received === 0) {
    return lapsingAdvances.includes(status) ? <Trans>You have paid nothing, so nothing is to be paid.</Trans> : null;
  }
  if (amount === 0) {
    return (
      <Trans>
        You paid {paid} in advance. By the rules of this booking{' '}
        <strong className="font-semibold">nothing of it comes back</strong> any more.
      </Trans>
    );
  }
  return (
    <Trans>
      You paid {paid} in advance. <strong className="font-semibold">{back}</strong> of it come back to you: your host
      pays it straight to you, within {refundDays} days.
    </Trans>
  );
}
