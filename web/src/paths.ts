import { accountPaths, staffPaths } from '../../shared/addresses/accountPaths.ts';
import { bookingPaths } from '../../shared/addresses/bookingPaths.ts';
import { messagePaths, threadPaths } from '../../shared/addresses/messagePaths.ts';
import { entryPaths, listPaths, searchPath, staticPaths } from '../../shared/addresses/publicPaths.ts';
import { type WishesOfStay, writeWishes } from '../../shared/addresses/roomsInAddress.ts';
import type { ClassType } from '../../shared/rules/catalogue.ts';
import { type Destination, destinations } from '../../shared/rules/destinations.ts';

/** Every address of the site; routes, links and redirects take theirs from here. Letter case does not matter. */
export const paths = {
  home: '/',
  ...listPaths,
  search: searchPath,
  travellerHome: accountPaths.user.home,
  ...staticPaths,
  ...entryPaths,
  travellerProfile: accountPaths.user.profile,
  travellerBookings: bookingPaths.traveller,
  travellerPendingBookings: '/userPendingBookings',
  travellerActiveBookings: '/userActiveBookings',
  sendBookingRequest: '/sendBookingRequest',
  voucher: '/voucher',
  review: '/review',
  messages: messagePaths.guest,
  kept: '/kept',
  compare: '/compare',
  dashboard: accountPaths.vendor.home,
  calendar: '/calendar',
  figures: '/figures',
  calendars: '/calendars',
  rates: '/rates',
  payments: '/payments',
  books: '/books',
  receipt: '/receipt',
  vendorProfile: accountPaths.vendor.profile,
  joinStaff: staffPaths.join,
  listProperty: '/listproperty',
  createProperty: '/createpost',
  updateProperty: '/updatePost',
  vendorProperties: '/propertyposts',
  vendorBookings: '/bookings',
  vendorPendingBookings: bookingPaths.vendorPending,
  vendorActiveBookings: bookingPaths.vendorActive,
  ownBooking: '/ownBooking',
  guestReview: '/guestReview',
  guestMessages: messagePaths.owner,
  acceptBooking: '/acceptBooking',
  rejectBooking: '/rejectBooking',
  answerBooking: bookingPaths.answer,
  linkedVoucher: bookingPaths.voucherLink,
} as const;

export const classPaths: Record<ClassType, string> = {
  Economy: paths.economyClass,
  First: paths.firstClass,
  Business: paths.businessClass,
};

/** The lists of rooms of those destinations that have one at an address of their own. */
export const cityPaths = { murree: paths.murree, swat: paths.swat, hunza: paths.hunza } as const;

const cities: Partial<Record<Destination, string>> = cityPaths;

/** The list of a destination's rooms: its own page, or all rooms filtered by it. */
export function destinationPath(destination: Destination): string {
  return cities[destination] ?? `${paths.hotels}?city=${encodeURIComponent(destinations[destination])}`;
}

/** Lists whose rooms open under the list's own address. */
export const roomPrefixes: readonly string[] = [
  ...Object.values(classPaths),
  ...Object.values(cityPaths),
  paths.travellerHome,
];

const roomPattern = new RegExp(`^(?:${roomPrefixes.join('|')})?(?:/user)?/room-details/([^/]+)/*$`, 'i');

/** The property whose room an address shows: bare, or under a list, with either of the two documented spellings. */
export function roomIn(pathname: string): string | undefined {
  return roomPattern.exec(pathname)?.[1];
}

/**
 * A room's page; `from` is the list's address, so that the page leads back there, and the wishes are those for which the room was found.
 */
export function roomPath(
  room: { propertyId: string; roomNumber: number },
  from = '',
  wishes: WishesOfStay = {},
): string {
  const prefix = listAround(from) ?? '';
  return `${prefix}/user/room-details/${encodeURIComponent(room.propertyId)}?room=${room.roomNumber}${writeWishes(wishes)}`;
}

/** The page of a property, with the first of its rooms. */
export function hotelPath(propertyId: string): string {
  return `/user/room-details/${encodeURIComponent(propertyId)}`;
}

/** The list under whose address a page stands, if it stands under one. */
export function listAround(pathname: string): string | undefined {
  const first = `/${pathname.split(/[/?#]/)[1] ?? ''}`.toLowerCase();
  return roomPrefixes.find((prefix) => prefix.toLowerCase() === first);
}

/** Whether an address is that of a page, whatever its letter case, and with or without a slash at its end. */
export function isAt(pathname: string, path: string): boolean {
  return pathname.replace(/\/+$/, '').toLowerCase() === path.toLowerCase();
}

/** The address of a page about one thing, which its query names. */
function withId(path: string, name: string) {
  return (id: string) => `${path}?${name}=${encodeURIComponent(id)}`;
}

/** The form that edits a property; `postId` is the API's documented name for its id. */
export const updatePropertyPath = withId(paths.updateProperty, 'postId');

/** The rates of a property. */
export const ratesPath = withId(paths.rates, 'postId');

/** Where guests pay for stays in a property, and its receipts. */
export const paymentsPath = withId(paths.payments, 'postId');

/** The books of a property. */
export const booksPath = withId(paths.books, 'postId');

/** A receipt of a booking, by its number, for either side. */
export function receiptPath(bookingRequestId: string, number: number): string {
  return `${withId(paths.receipt, 'booking')(bookingRequestId)}&number=${number}`;
}

/** A request that was sent. */
export const sentRequestPath = withId(paths.sendBookingRequest, 'booking');

/** A request that waits for a connection, by its key. */
export const waitingRequestPath = withId(paths.sendBookingRequest, 'waiting');

/** The page of the voucher that a guest takes to the hotel. */
export const voucherPath = withId(paths.voucher, 'booking');

/** The page of a voucher for whoever has its link. */
export function voucherLinkPath(token: string): string {
  return `${paths.linkedVoucher}#${token}`;
}

/** A receipt for whoever has the link of the voucher. */
export function receiptLinkPath(token: string, number: number): string {
  return `${paths.linkedVoucher}?receipt=${number}#${token}`;
}

/** Where a guest writes about the stay of a booking. */
export const reviewPath = withId(paths.review, 'booking');

/** Where a host reads and answers it. */
export const guestReviewPath = withId(paths.guestReview, 'booking');

/** The thread of a traveller with the owner of a property. */
export function threadPath(propertyId: string): string {
  return threadPaths.guest({ propertyId });
}

/** A thread of an owner with a guest; a booking of that guest opens one in which nothing was written yet. */
export function guestThreadPath(threadId: string, bookingRequestId?: string): string {
  const booking = bookingRequestId === undefined ? '' : `&booking=${encodeURIComponent(bookingRequestId)}`;
  return `${threadPaths.owner({ id: threadId })}${booking}`;
}

/** The month of all rooms, `YYYY-MM`. */
export const monthPath = withId(paths.calendar, 'month');

/** The form of an own booking, with the room and the nights that were looked at. */
export function ownBookingPath(room: { propertyId: string; roomNumber: number }, from: string, to: string): string {
  const query = { property: room.propertyId, room: String(room.roomNumber), from, to };
  return `${paths.ownBooking}?${new URLSearchParams(query)}`;
}

/** A vendor's bookings whose stays are over. */
export const pastBookingsPath = `${paths.vendorActiveBookings}?status=completed`;

/** The path of a login page (by default the choice of a role), which afterwards returns to `next`, an address of this site. */
export function loginPath(next?: string, login: string = paths.login): string {
  return next ? `${login}?next=${encodeURIComponent(next)}` : login;
}

/**
 * The address that `?next=` names, if it is one of this site: it begins with one slash, and has none of the characters
 * that browsers read as a second slash or ignore.
 */
export function safeNext(next: string | null): string | undefined {
  return next !== null && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) ? next : undefined;
}
