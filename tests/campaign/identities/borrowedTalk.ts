import { threadIdOf } from '../../../functions/bookings/threadId.ts';
import type { Attempt, Means } from './attempt.ts';

/** Tries with A's conversations, saved answers and phones. */
export function withTalk({ cast, ask }: Means): Attempt[] {
  const { b, booked, estateOfA, estateOfB, talk } = cast;
  const [[propertyId = ''], [ofB = '']] = [estateOfA.properties, estateOfB.properties];
  const { token, id: vendorId } = b.vendor;
  const own = { token, params: { vendorId } };
  const [{ threadId, answerId, phoneId, cursors }, bookingRequestId] = [talk, booked.active];
  const text = { text: 'B was here.', requestKey: 'campaign-message-of-b-1' };
  const write = (to: string) =>
    ask('sendMessageAsOwner', { token, params: { threadId: to }, body: { ...text, bookingRequestId } });
  const notBegun = threadIdOf({ propertyId, userId: b.user.id });
  return [
    { name: "A's thread, with A's booking", right: [404], ask: () => write(threadId) },
    { name: "a thread that B the guest might have at A's, with A's booking", right: [404], ask: () => write(notBegun) },
    {
      name: "a thread to open, with A's booking",
      right: [404],
      ask: () => ask('getVendorThread', { token, params: { threadId: notBegun }, query: { bookingRequestId } }),
    },
    {
      name: "A's cursor in the own thread",
      right: [400],
      ask: () =>
        ask('getUserThread', {
          token: b.user.token,
          params: { propertyId: ofB },
          query: { cursor: cursors.thread },
        }),
    },
    {
      name: "A's cursor in the own inbox",
      right: [400],
      ask: () => ask('listVendorThreads', { ...own, query: { limit: '1', cursor: cursors.inbox } }),
    },
    {
      name: "A's answer among the own ones, to keep",
      right: [200],
      ask: () =>
        ask('saveAnswer', { token, params: { vendorId, answerId }, body: { name: 'B', text: 'B keeps this.' } }),
    },
    {
      name: "A's answer among the own ones, to remove",
      right: [200],
      ask: () => ask('removeSavedAnswer', { token, params: { vendorId, answerId } }),
    },
    {
      name: "A's phone among the own ones, to end",
      right: [200],
      ask: () => ask('unsubscribeVendorPhone', { token, params: { vendorId, phoneId } }),
    },
  ];
}
