import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { BookingState, StayNote } from '../../../../../shared/rules/bookingLife.ts';
import { bookingPageSize } from '../../../../../shared/rules/catalogue.ts';
import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import { useLiveApi } from '../../../api/useLiveSwr.ts';
import { useSend } from '../../../api/useSend.ts';
import { readsOfBookings } from '../../bookings/api/readsOfBookings.ts';
import type { ChangedStay } from '../../bookings/change/changedStay.ts';
import { type Booking, bookingOf } from '../../bookings/stay/booking.ts';
import { useGrowingList } from '../../lists/useGrowingList.ts';

/** The requests that wait for the vendor's answer, oldest first, those of newcomers last. */
export function useWaitingRequests(vendorId: string) {
  return useGrowingList(
    {
      operation: 'listVendorPendingRequests',
      request: (page) => ({ params: { vendorId }, query: page }),
      unpack: bookingOf,
    },
    { step: bookingPageSize.list },
  );
}

/** Seconds between two counts of what waits. */
const countEvery = 30;

/** The first requests that wait, as many as one answer holds: for the dashboard, and to count them. */
export function useFirstWaiting(vendorId: string) {
  const request = { params: { vendorId }, query: { limit: bookingPageSize.most } };
  const { data, ...read } = useLiveApi('listVendorPendingRequests', request, countEvery);
  return { ...read, requests: data?.data.map(bookingOf), more: data?.nextCursor !== undefined };
}

/** Of the keys of what waits that of the count; those of the list have a third part. */
function isCountKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === 'listVendorPendingRequests' && key.length === 2;
}

/** Counts what waits anew, for the badge beside the page, when the list shows another number than before. */
export function useFreshCount(count: number | undefined): void {
  const { mutate } = useSWRConfig();
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== undefined && count !== before.current) void mutate(isCountKey);
    before.current = count;
  }, [count, mutate]);
}

/** The vendor's bookings of a state. */
export function useVendorBookings(id: string, status: BookingState) {
  return useGrowingList(
    {
      operation: 'listVendorBookings',
      request: (page) => ({ params: { id }, query: { status, ...page } }),
      unpack: bookingOf,
    },
    { step: bookingPageSize.list },
  );
}

/** One of the vendor's bookings, as it is now. */
export function useVendorBooking(bookingRequestId: string) {
  const request = { params: { bookingRequestId } };
  const { data, error, mutate } = useApi('getVendorBooking', request, { keepPreviousData: true });
  return { booking: data && bookingOf(data.data), error, retry: () => void mutate() };
}

/** The response to an answer, whichever answer it was. */
type AnswerSummary = Pick<AnswerOf<'acceptBookingRequests'>, 'code' | 'message' | 'outcomes'>;

/** Reason that an owner gives for declining: one of ours, and a line of his own. */
export type GivenReason = RequestOf<'rejectBookingRequests'>['body'];

/** Accepts or declines a request, or without an id all that wait. */
export function useSendAnswer(vendorId: string) {
  const accept = useSend('acceptBookingRequests', readsOfBookings);
  const reject = useSend('rejectBookingRequests', readsOfBookings);
  return (answer: 'accept' | 'reject', bookingRequestId?: string, body: GivenReason = {}): Promise<AnswerSummary> => {
    const request = { params: { vendorId }, query: { bookingRequestId } };
    return answer === 'accept' ? accept(request) : reject({ ...request, body });
  };
}

/** The rooms that a request would get now, and the requests that are then declined. It is read anew whenever it is looked at. */
export function useAcceptance(bookingRequestId: string) {
  const { data, error, isValidating } = useApi('previewAcceptance', { params: { bookingRequestId } }, { silent: true });
  return { preview: data?.data, error, reading: isValidating };
}

export function useCancelAsOwner(bookingRequestId: string) {
  const send = useSend('cancelBookingAsOwner', readsOfBookings);
  return (reason?: string) => send({ params: { bookingRequestId }, body: reason === undefined ? {} : { reason } });
}

/** The other rooms of the hotel of a booking, and which are free on the nights that are left of one of its rooms. */
export function useOtherRooms({ _id: bookingRequestId }: Booking, roomNumber: number) {
  const request = { params: { bookingRequestId }, query: { roomNumber } };
  const { data, error, mutate } = useApi('listOtherRooms', request, { keepPreviousData: true });
  return { others: data?.data, error, retry: () => void mutate() };
}

/** A room of a booking and another one, by their numbers, and whole PKR a night; without a price the agreed one stays. */
export interface RoomMove {
  roomNumber: number;
  toRoomNumber: number;
  price?: number;
}

/** Moves a room of a booking to another one, as the booking was shown. */
export function useMoveRoom({ _id: bookingRequestId, revision = 0 }: Booking) {
  const send = useSend('moveRoom', readsOfBookings);
  return (move: RoomMove) => send({ params: { bookingRequestId }, body: { ...move, revision } });
}

/** Proposes to the guest of a booking that a room is moved to another one, as the booking was shown. */
export function useProposeMove({ _id: bookingRequestId, revision = 0 }: Booking) {
  const send = useSend('proposeChange', readsOfBookings);
  return (move: Required<RoomMove>) => send({ params: { bookingRequestId }, body: { rooms: [move], revision } });
}

/** Proposes another stay to the guest of a booking, as the booking was shown. */
export function useProposeStay({ _id: bookingRequestId, revision = 0 }: Booking) {
  const send = useSend('proposeChange', readsOfBookings);
  return (stay: ChangedStay) => send({ params: { bookingRequestId }, body: { ...stay, revision } });
}

/** Takes the proposal of that id back. */
export function useWithdrawProposal(bookingRequestId: string) {
  const send = useSend('withdrawProposal', readsOfBookings);
  return (proposalId: string) => send({ params: { bookingRequestId, proposalId } });
}

/** Answers the wish of a guest for a change, by the id of the proposal. */
export function useAnswerWish(bookingRequestId: string) {
  const send = useSend('answerProposalAsOwner', readsOfBookings);
  return (proposalId: string, agree: boolean) => send({ params: { bookingRequestId, proposalId }, body: { agree } });
}

/** Takes rooms out of a booking, by their numbers, as it was shown. */
export function useGiveRoomsBackAsOwner({ _id: bookingRequestId, revision = 0 }: Booking) {
  const send = useSend('giveRoomsBackAsOwner', readsOfBookings);
  return (roomNumbers: number[]) => send({ params: { bookingRequestId }, body: { roomNumbers, revision } });
}

/** Notes whether the guest of a booking has come or left. */
export function useNoteStay(bookingRequestId: string) {
  const send = useSend('noteStay', readsOfBookings);
  return (guest: StayNote) => send({ params: { bookingRequestId }, body: { guest } });
}

/** Writes the private note of a booking, in the place of the one that was shown; an empty one takes it out. */
export function useWriteHostNote({ _id: bookingRequestId, hostNote }: Booking) {
  const send = useSend('writeHostNote', readsOfBookings);
  const revision = hostNote?.revision ?? 0;
  return (note: string) => send({ params: { bookingRequestId }, body: { note, revision } });
}

/** Notes that the guest of a booking did not come. */
export function useMissBooking(bookingRequestId: string) {
  const send = useSend('missBooking', readsOfBookings);
  return (charged: boolean) => send({ params: { bookingRequestId }, body: { charged } });
}

/** Seconds between two looks at the nights that an owner decides about. */
const takenEvery = 60;

/** The nights of a stay that are taken by now in its first room. A list does without it: a failure says nothing. */
export function useTakenNights({ propertyId, rooms, checkIn: from, checkOut: to }: Booking): readonly string[] {
  const { data } = useApi(
    'getRoomCalendar',
    { params: { propertyId, roomNumber: rooms[0].roomNumber }, query: { from, to } },
    { silent: true, keepPreviousData: true, every: takenEvery },
  );
  return data?.data.taken ?? [];
}
