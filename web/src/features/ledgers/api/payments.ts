import type { Operation } from '../../../../../shared/api.ts';
import type { ApiError } from '../../../api/ApiError.ts';
import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import { useSend } from '../../../api/useSend.ts';
import { useKeyOfContent } from '../../../forms/useKeyOfContent.ts';
import { useSession } from '../../../session.ts';
import { readsOfBookings } from '../../bookings/api/readsOfBookings.ts';

/** The money of a booking, as the hotel's side reads it. */
export type Payment = AnswerOf<'getBookingPaymentAsOwner'>['data'];
export type Advance = NonNullable<Payment['advance']>;
export type Line = Payment['lines'][number];

/** Operations that tell of money, stale once some of it has moved. */
function stale(): readonly Operation[] {
  return [...readsOfBookings, 'getBookingPaymentAsOwner', 'getDayBook', 'getMonthBook'];
}

/** Staff who takes no cash reads no money, which is no failure. */
function isForOwner(error: ApiError): boolean {
  return error.status === 403;
}

/** The money of a booking. It stays on the page while it is read again. */
export function usePayment(bookingRequestId: string) {
  const request = { params: { bookingRequestId } };
  const options = { keepPreviousData: true, silent: isForOwner };
  const { data, error, mutate } = useApi('getBookingPaymentAsOwner', request, options);
  return { payment: data?.data, error, retry: () => void mutate() };
}

/** The answer of an owner to the payment of an advance, as it was shown. */
export function useAnswerAdvance(bookingRequestId: string, { revision }: Advance) {
  const send = useSend('answerAdvance', stale());
  return (answer: Omit<RequestOf<'answerAdvance'>['body'], 'revision'>) =>
    send({ params: { bookingRequestId }, body: { ...answer, revision } });
}

type RefundPaid = Omit<RequestOf<'payRefund'>['body'], 'requestKey'>;

/** Notes that a refund was paid; one that is sent again as it was is one. */
export function usePayRefund(bookingRequestId: string) {
  const send = useSend('payRefund', stale());
  const keyOf = useKeyOfContent();
  return (body: RefundPaid) =>
    send({
      params: { bookingRequestId },
      body: { ...body, requestKey: keyOf(body) } as RequestOf<'payRefund'>['body'],
    });
}

type NewLine = Omit<RequestOf<'addLedgerLine'>['body'], 'requestKey'>;

/** Writes a line into the ledger of a booking; one that is sent again as it was is one. */
export function useAddLine(bookingRequestId: string) {
  const send = useSend('addLedgerLine', stale());
  const keyOf = useKeyOfContent();
  return (body: NewLine) =>
    send({
      params: { bookingRequestId },
      body: { ...body, requestKey: keyOf(body) } as RequestOf<'addLedgerLine'>['body'],
    });
}

/** Whether whoever looks at the desk may write down cash: helpers where the owner lets them, which the books of the day tell. */
export function useMayTakeCash(propertyId: string): boolean {
  const isStaff = useSession()?.staff !== undefined;
  const { data } = useApi('getDayBook', isStaff ? { params: { propertyId }, query: {} } : null, { silent: true });
  return !isStaff || data !== undefined;
}
