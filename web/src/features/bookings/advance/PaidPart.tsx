import { useId, useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatStayAt } from '../../../words/days.ts';
import { PaymentsButton } from '../../money/PaymentsButton.tsx';
import { usePayment } from '../api/payments.ts';
import type { Booking } from '../stay/booking.ts';
import { AccountLine } from './AccountLine.tsx';
import { ReceiptLinks } from './ReceiptLinks.tsx';

/** Payments of a booking for which no advance was asked, with their receipts; they are read at a press. */
export function PaidPart({ booking: { _id, hotelName, checkIn, checkOut } }: { booking: Booking }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = formatStayAt(hotelName, checkIn, checkOut);
  return (
    <div className="grid gap-3 border-t border-hairline pt-2 md:col-span-2">
      <PaymentsButton
        name={name}
        part={id}
        isOpen={isOpen}
        onPress={() => setOpen(!isOpen)}
        className="-ms-2 justify-self-start"
      />
      {isOpen && (
        <div id={id} className="grid gap-3">
          <Payments bookingId={_id} />
        </div>
      )}
    </div>
  );
}

function Payments({ bookingId }: { bookingId: string }) {
  const { payment, error, retry } = usePayment(bookingId);
  if (!payment) return error ? <ErrorState onRetry={retry} /> : <Skeleton className="h-20 w-full" />;
  return (
    <>
      <AccountLine account={payment.account} />
      <ReceiptLinks bookingId={bookingId} lines={payment.lines} />
    </>
  );
}
