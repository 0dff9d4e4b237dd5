import { useSWRConfig } from 'swr';
import { call } from '../../../api/call.ts';
import { keysOf } from '../../../api/keys.ts';
import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { useLiveApi } from '../../../api/useLiveSwr.ts';

/** The money of a booking as its guest reads it. */
export type Payment = AnswerOf<'getBookingPayment'>['data'];

export type Advance = NonNullable<Payment['advance']>;

/** The account to pay to. It is on the page alone: no cache of this browser has it. */
export type Payee = AnswerOf<'openPayee'>['data'];

/** Seconds between two readings. A booking's own state is read oftener, and reads this again when it has changed. */
const seconds = 60;

const keyOf = (bookingRequestId: string) => ({ params: { bookingRequestId } });

/** The money of a booking, which is read again by itself. */
export function usePayment(bookingRequestId: string) {
  const { data, error, mutate } = useLiveApi('getBookingPayment', keyOf(bookingRequestId), seconds);
  return { payment: data?.data, error, retry: () => void mutate() };
}

/** Opens the account to pay to. The answer is kept nowhere: whoever needs it again opens it again. */
export async function openPayee(bookingRequestId: string): Promise<Payee> {
  return (await call('openPayee', keyOf(bookingRequestId))).data;
}

type Proof = RequestOf<'sendProof'>['body'];

/** Says that the advance was paid. */
export function useSendProof(bookingRequestId: string) {
  const change = usePaid(bookingRequestId);
  return (proof: Proof) => change(call('sendProof', { ...keyOf(bookingRequestId), body: proof }));
}

/** Says whether the refund has come. */
export function useAnswerRefund(bookingRequestId: string) {
  const change = usePaid(bookingRequestId);
  return (answer: RequestOf<'answerRefund'>['body']['answer']) =>
    change(call('answerRefund', { ...keyOf(bookingRequestId), body: { answer } }));
}

const stale = ['listUserBookings', 'listUserPendingRequests', 'getUserBooking'] as const;

/** Waits for a call that moves the advance: the page shows its answer at once, and reads all again whatever became of it. */
function usePaid(bookingRequestId: string) {
  const { mutate } = useSWRConfig();
  const key = ['getBookingPayment', keyOf(bookingRequestId)];
  return async (sent: Promise<AnswerOf<'getBookingPayment'>>) => {
    try {
      const answer = await sent;
      await mutate(key, answer, { revalidate: false });
      return answer;
    } catch (error) {
      void mutate(key);
      throw error;
    } finally {
      void mutate(keysOf(stale));
    }
  };
}
