import { createHash } from 'node:crypto';
import type { BookingState, Canceller, DeclineReason } from '../../shared/rules/bookingLife.ts';
import { digestOfSent, newId } from '../runtime/ids.ts';

/** A booking in every state, from the request on. Days are `YYYY-MM-DD`, instants ISO 8601, `price` whole PKR a night. */
export interface Booking {
  id: string;
  state: BookingState;
  userId: string;
  vendorId: string;
  propertyId: string;
  roomId: string;
  /** As the owner numbers the room by now, until the stay is over. */
  roomNumber: number;
  /** As they were when the room was asked for, and so are the other words and numbers of hotel and guest. */
  beds: number;
  hotelName: string;
  location: string;
  checkIn: string;
  checkOut: string;
  guests: number;
  price: number;
  guest: { name: string; email: string; phone: string };
  note?: string | undefined;
  /** It is one of the journey after a release: no figure counts it. */
  probe?: true;
  /** Digest of what was sent, by which the same key with something else is known. */
  sent?: string;
  askedAt: string;
  /** Of a newcomer's request: how many newcomers of its network address had asked its vendor, itself included. */
  turn?: number;
  answerBy: string;
  /** When it was accepted. */
  answeredAt?: string;
  /** When it came to nothing. */
  endedAt?: string;
  cancelledBy?: Canceller;
  /** In the owner's own words, or an operator's. */
  reason?: string;
  reasonCode?: DeclineReason;
  /** When its guest was reminded of the arrival. */
  remindedAt?: string;
  /** When the room got another number. */
  renumberedAt?: string;
  /** When its guest wrote about the stay. */
  reviewedAt?: string;
}

/** The id of a new request: always the same for one key of one traveller, so that it can be sent again. */
export function bookingIdFor(userId: string, requestKey: string | undefined): string {
  if (requestKey === undefined) return newId(12);
  return createHash('sha256').update(`booking ${userId} ${requestKey}`).digest('base64url').slice(0, 16);
}

type Sought = Pick<Booking, 'propertyId' | 'roomId' | 'checkIn' | 'checkOut' | 'guests' | 'note'>;

/** Digest of what a request asks for: those of a traveller that are alike in it are one while it waits. */
export function soughtIn({ propertyId, roomId, checkIn, checkOut, guests, note }: Sought): string {
  return digestOfSent({ propertyId, roomId, checkIn, checkOut, guests, note });
}

/** Letters and digits that are told apart when they are read out. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The code of a booking on its voucher, `XXXX-XXXX`: for people at a desk, and no secret. */
export function voucherCode(id: string): string {
  const bytes = createHash('sha256').update(id).digest().subarray(0, 8);
  const letters = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
