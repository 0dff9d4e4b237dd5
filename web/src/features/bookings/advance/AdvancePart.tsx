import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Skeletons } from '../../../components/Skeleton.tsx';
import { formatPrice } from '../../rooms/format.ts';
import { usePayment } from '../api/payments.ts';
import type { Booking } from '../stay/booking.ts';
import { AdvanceView } from './AdvanceView.tsx';
import { Deadline } from './Deadline.tsx';
import { NeverElsewhere, RefundLines } from './OfferedAdvance.tsx';
import { PaidPart } from './PaidPart.tsx';

/** The advance of a booking as its guest reads it: that one will be asked, how it stands, what to do, and what came of it. */
export function AdvancePart({ booking }: { booking: Booking }) {
  if (booking.advance) return <AskedAdvance booking={booking} />;
  if (booking.paid) return <PaidPart booking={booking} />;
  if (booking.status === 'pending') return <ExpectedAdvance booking={booking} />;
  return booking.status === 'active' ? <NoneAsked /> : null;
}

/** Of a request: its acceptance asks for the advance. */
function ExpectedAdvance({ booking: { terms, checkIn } }: { booking: Booking }) {
  if (!terms) return null;
  const [amount, { hours }] = [formatPrice(terms.amount), terms];
  return (
    <div className="numbers border-t border-hairline pt-4 md:col-span-2">
      <p>
        <Trans>
          If the owner accepts, you pay {amount} in advance within {hours} hours. Pay nothing before that.
        </Trans>
      </p>
      <RefundLines advance={terms} checkIn={checkIn} />
      <p className="mt-2">
        <NeverElsewhere />
      </p>
    </div>
  );
}

function NoneAsked() {
  return (
    <p className="border-t border-hairline pt-4 md:col-span-2">
      <Trans>Your host asks for nothing in advance: you pay at the hotel.</Trans>
    </p>
  );
}

function AskedAdvance({ booking }: { booking: Booking }) {
  const { payment, error, retry } = usePayment(booking._id);
  const state = booking.advance?.status;
  const shown = payment?.advance?.status;
  // The booking is read oftener: what became of its advance since is read at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a state that has changed is the reason to read
  useEffect(() => {
    if (shown !== undefined && shown !== state) retry();
  }, [state]);
  if (payment?.advance) return <AdvanceView booking={booking} payment={payment} advance={payment.advance} />;
  if (error) return <Unread booking={booking} onRetry={retry} />;
  return <Skeletons className="grid gap-2 md:col-span-2" shapes={['h-6 w-64 max-w-full', 'h-20 w-full']} />;
}

/** Without an answer the booking itself says how much, and until when. */
function Unread({ booking: { advance }, onRetry }: { booking: Booking; onRetry: () => void }) {
  const amount = formatPrice(advance?.amount ?? 0);
  return (
    <div className="grid justify-items-start gap-1 border-t border-hairline pt-4 md:col-span-2">
      <p className="numbers">
        <Trans>Advance: {amount}</Trans>
      </p>
      {advance?.until && <Deadline instant={advance.until} />}
      <p>
        <Trans>More about it could not be loaded.</Trans>
      </p>
      <Button variant="quiet" className="-ms-2" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
