import { useId, useState } from 'react';
import { accountOf } from '../../../../shared/rules/ledger.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { PaymentsButton } from '../money/PaymentsButton.tsx';
import { sayAccount } from './accountWords.ts';
import { PaymentOfBooking } from './PaymentOfBooking.tsx';

/** States of an advance that wait for the owner. */
const waiting: readonly NonNullable<Booking['advance']>['status'][] = ['sent', 'refundDue'];

/** The money of a booking that was accepted: how it stands, and at a press its advance and its lines. It is open where the owner has to act. */
export function MoneyOfBooking({ booking }: { booking: Booking }) {
  const id = useId();
  const { advance, paid = 0, status, total, charged } = booking;
  const waits = advance !== undefined && waiting.includes(advance.status);
  const [isOpen, setOpen] = useState(waits);
  if (!hasMoney(booking)) return null;
  const name = guestName(booking.guest.name);
  const stands = status === 'active' || status === 'completed';
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {stands && paid > 0 && (
          <p className="numbers">{sayAccount(accountOf({ state: status, total, paid, charged }))}</p>
        )}
        <PaymentsButton name={name} part={id} isOpen={isOpen} onPress={() => setOpen(!isOpen)} className="-mx-2" />
      </div>
      {isOpen && (
        <div id={id}>
          <PaymentOfBooking booking={booking} />
        </div>
      )}
    </div>
  );
}

/** Bookings that stand or stood; of those that came to nothing the ones of which something was paid or asked. */
function hasMoney({ status, advance, paid }: Booking): boolean {
  if (status === 'active' || status === 'completed' || status === 'missed') return true;
  return status === 'cancelled' && (advance !== undefined || paid !== undefined);
}
