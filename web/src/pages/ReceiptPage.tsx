import { useSearchParams } from 'react-router-dom';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { NoReceipt } from '../features/receipts/NoReceipt.tsx';
import { ReceiptForGuest, ReceiptForOwner } from '../features/receipts/Receipt.tsx';
import { useSession } from '../session.ts';

/** The receipt of `?number=` of the booking that `?booking=` names, for its guest and for its hotel. */
export function ReceiptPage() {
  const [params] = useSearchParams();
  const role = useSession()?.role ?? 'user';
  const bookingId = params.get('booking');
  const number = Number(params.get('number'));
  const Receipt = role === 'user' ? ReceiptForGuest : ReceiptForOwner;
  return (
    <RequireSession role={role}>
      {() => (
        <div className="page py-8 sm:py-12 print:py-0">
          {bookingId && number > 0 ? <Receipt key={bookingId} bookingId={bookingId} number={number} /> : <NoReceipt />}
        </div>
      )}
    </RequireSession>
  );
}
