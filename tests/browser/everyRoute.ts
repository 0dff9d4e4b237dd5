import { accountPaths } from '../../shared/addresses/accountPaths.ts';
import { guidePaths } from '../../shared/addresses/publicPaths.ts';
import { addDays, today } from '../../shared/rules/dates.ts';
import {
  guestReviewPath,
  guestThreadPath,
  pastBookingsPath,
  paths,
  ratesPath,
  reviewPath,
  roomPrefixes,
  sentRequestPath,
  threadPath,
  updatePropertyPath,
  voucherPath,
} from '../../web/src/paths.ts';
import { hotel } from './stays.ts';

/** An address of the site, and the answers of the API that are right for what it names. */
export interface PageToOpen {
  address: string;
  /** The status with which the API refuses what is not there, to who may read it. */
  refused?: number;
}

const { user, vendor } = accountPaths;
const accountPages = [user, vendor].flatMap(({ login, signup, sendCode, verifyCode, confirmEmail, newPassword }) => [
  login,
  signup,
  sendCode,
  verifyCode,
  confirmEmail,
  ...newPassword,
]);

const rooms = ['', ...roomPrefixes].flatMap((prefix) =>
  ['/user', ''].map((spelling) => `${prefix}${spelling}/room-details/${hotel.id}?room=${hotel.room}`),
);

const days = `checkIn=${addDays(today(), 20)}&checkOut=${addDays(today(), 22)}`;

/** Pages in the states that their addresses can name. */
const inStates = [
  '/search?location=Hunza',
  `/search?location=Murree&class=Economy&guests=1-2&price=500-20000&${days}`,
  '/search?location=Hunza&price=1-2',
  '/search?location=Atlantis',
  '/search?location=Zafran+Hotel',
  `/user/room-details/${hotel.id}?room=${hotel.room}`,
  `/HotelsMurree/user/room-details/${hotel.id}?room=${hotel.room}&${days}`,
  '/Hotels?city=Gilgit',
  '/Hotels?city=Atlantis',
  sentRequestPath('sample-waiting-4'),
  voucherPath('sample-active-1'),
  reviewPath('sample-past-1'),
  guestReviewPath('sample-past-3'),
  updatePropertyPath(hotel.id),
  ratesPath(hotel.id),
  pastBookingsPath,
  threadPath(hotel.id),
  `${paths.compare}?rooms=${hotel.id}:${hotel.room},nowhere:1&${days}&guests=2`,
  `${paths.compare}?rooms=nowhere&checkIn=2020-01-01&checkOut=soon`,
  '/userbookings?page=2',
];

/** Other spellings of addresses that are pages already. */
const otherSpellings = ['/userlogin', '/vendorlogin', '/userBookings', ...rooms];

/** Addresses without a page. */
const missing: PageToOpen[] = [
  { address: '/nowhere' },
  ...['/user/room-details/nowhere', updatePropertyPath('nowhere'), ratesPath('nowhere'), voucherPath('nowhere')].map(
    refused,
  ),
  ...[
    sentRequestPath('nowhere'),
    reviewPath('nowhere'),
    guestReviewPath('nowhere'),
    threadPath('nowhere'),
    guestThreadPath('nowhere'),
  ].map(refused),
];

function refused(address: string): PageToOpen {
  return { address, refused: 404 };
}

/** Every address of the site, with what it needs of the samples. */
export const everyRoute: readonly PageToOpen[] = [
  ...[...Object.values(paths), ...Object.values(guidePaths), ...accountPages, ...inStates].map((address) => ({
    address,
  })),
  ...missing,
];

/** Pages by the other addresses that the site answers to: their paths are read before anybody's session is. */
export const everySpelling: readonly PageToOpen[] = otherSpellings.map((address) => ({ address }));

const pathsOf = {
  traveller: [
    paths.travellerHome,
    paths.travellerProfile,
    paths.travellerBookings,
    paths.travellerPendingBookings,
    paths.travellerActiveBookings,
    paths.sendBookingRequest,
    paths.voucher,
    paths.review,
    paths.kept,
    paths.messages,
  ],
  vendor: [
    paths.dashboard,
    paths.calendar,
    paths.figures,
    paths.calendars,
    paths.rates,
    paths.vendorProfile,
    paths.listProperty,
    paths.createProperty,
    paths.updateProperty,
    paths.vendorProperties,
    paths.vendorBookings,
    paths.vendorPendingBookings,
    paths.vendorActiveBookings,
    paths.ownBooking,
    paths.guestReview,
    paths.guestMessages,
    paths.acceptBooking,
    paths.rejectBooking,
  ],
};

type Role = keyof typeof pathsOf;

/** The pages that whoever is logged in alone may see. */
export function pagesFor(role: Role): PageToOpen[] {
  return everyRoute.filter(({ address }) => isFor(role, address));
}

/** Pages of either role, from which guards lead the other one away, and a room, which asks a traveller and an owner for other things. */
export const guardedPages: readonly PageToOpen[] = everyRoute.filter(
  ({ address }) => isFor('vendor', address) || isFor('traveller', address) || address.includes('/room-details/'),
);

function isFor(role: Role, address: string): boolean {
  return pathsOf[role].some((path) => isUnder(path, address.split('?')[0] ?? ''));
}

function isUnder(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
