import { accounts } from '../../shared/contracts/accounts.ts';
import * as advanceTerms from '../../shared/contracts/advanceTerms.ts';
import * as bookingRooms from '../../shared/contracts/bookingRooms.ts';
import * as bookings from '../../shared/contracts/bookings.ts';
import * as calendarEvents from '../../shared/contracts/calendarEvents.ts';
import * as calendars from '../../shared/contracts/calendars.ts';
import { confirmation } from '../../shared/contracts/confirmation.ts';
import { countRooms, getRoomCounts } from '../../shared/contracts/counts.ts';
import * as dayBooks from '../../shared/contracts/dayBooks.ts';
import * as deskBookings from '../../shared/contracts/deskBookings.ts';
import { getHealth } from '../../shared/contracts/health.ts';
import * as keptRooms from '../../shared/contracts/keptRooms.ts';
import * as ledgers from '../../shared/contracts/ledgers.ts';
import { loginCodes, userLoginByLink } from '../../shared/contracts/loginCodes.ts';
import * as messages from '../../shared/contracts/messages.ts';
import * as newRequests from '../../shared/contracts/newRequests.ts';
import * as nights from '../../shared/contracts/nights.ts';
import * as ownBookings from '../../shared/contracts/ownBookings.ts';
import * as payees from '../../shared/contracts/payees.ts';
import * as payments from '../../shared/contracts/payments.ts';
import * as photos from '../../shared/contracts/photos.ts';
import * as proposals from '../../shared/contracts/proposals.ts';
import { pushes } from '../../shared/contracts/push.ts';
import * as rates from '../../shared/contracts/rates.ts';
import { recovery } from '../../shared/contracts/recovery.ts';
import * as refusedGuests from '../../shared/contracts/refusedGuests.ts';
import * as reports from '../../shared/contracts/reports.ts';
import * as reviews from '../../shared/contracts/reviews.ts';
import { getRoomPage } from '../../shared/contracts/roomPages.ts';
import * as savedAnswers from '../../shared/contracts/savedAnswers.ts';
import * as search from '../../shared/contracts/search.ts';
import { getSearchPage } from '../../shared/contracts/searchPages.ts';
import * as staff from '../../shared/contracts/staff.ts';
import * as threadActs from '../../shared/contracts/threadActs.ts';
import * as threads from '../../shared/contracts/threads.ts';
import * as vendorBookings from '../../shared/contracts/vendorBookings.ts';
import { listVendorDay } from '../../shared/contracts/vendorDay.ts';
import * as vendorProperties from '../../shared/contracts/vendorProperties.ts';
import * as vendorRooms from '../../shared/contracts/vendorRooms.ts';
import * as vouchers from '../../shared/contracts/vouchers.ts';
import type { Endpoint } from '../../shared/endpoint.ts';

/** The stacks that hold the functions of the API: a stack takes 500 resources, and an operation six of them. */
export const operationsParts = ['rooms', 'accounts', 'properties', 'bookings', 'payments'] as const;

export type OperationsPart = (typeof operationsParts)[number];

interface Capability {
  name: string;
  description: string;
  /** The stack of its functions. A function that is to move to another stack leaves with one release and comes with the next. */
  part: OperationsPart;
  /** All exports of its contracts; its endpoints are among them. */
  contracts: readonly unknown[];
}

/** The parts of the product, in the order in which the document tells of them. */
export const capabilities: readonly Capability[] = [
  {
    name: 'Rooms',
    description: 'Search and browse rooms, see one, and report a listing.',
    part: 'rooms',
    contracts: [
      ...Object.values(search),
      countRooms,
      getRoomCounts,
      getRoomPage,
      getSearchPage,
      ...Object.values(reports),
    ],
  },
  {
    name: 'Accounts',
    description: 'Sign up, log in and out by a password or a code, keep the own profile, and confirm its email.',
    part: 'accounts',
    contracts: [
      ...[accounts.user, accounts.vendor, confirmation.user, confirmation.vendor].flatMap(Object.values),
      ...[loginCodes.user, loginCodes.vendor].flatMap(Object.values),
      userLoginByLink,
    ],
  },
  {
    name: 'Notifications',
    description: 'Subscribe a phone that is told of requests, answers and arrivals, and end that.',
    part: 'accounts',
    contracts: [...Object.values(pushes.user), ...Object.values(pushes.vendor)],
  },
  {
    name: 'Staff',
    description: 'Invite people who answer, book, check in and close with a login of their own, and send them away.',
    part: 'accounts',
    contracts: Object.values(staff),
  },
  {
    name: 'Recovery',
    description: 'Set a new password by a code that comes by mail.',
    part: 'accounts',
    contracts: [...Object.values(recovery.user), ...Object.values(recovery.vendor)],
  },
  {
    name: 'Properties',
    description: 'List and change properties, and see how they do.',
    part: 'properties',
    contracts: [...Object.values(vendorProperties), ...Object.values(vendorRooms), ...Object.values(rates)],
  },
  {
    name: 'Bookings',
    description: 'Ask for a room, answer, cancel, give rooms back, change rooms, and see which nights are taken.',
    part: 'bookings',
    contracts: [
      ...[
        bookings,
        newRequests,
        bookingRooms,
        proposals,
        vendorBookings,
        deskBookings,
        ownBookings,
        refusedGuests,
        nights,
      ].flatMap((each): unknown[] => Object.values(each)),
      listVendorDay,
      ...Object.values(vouchers),
    ],
  },
  {
    name: 'Payments',
    description:
      'Say where guests pay, by which terms, and what was paid, proved and given back. Sarai holds no money.',
    part: 'payments',
    contracts: [advanceTerms, payees, payments].flatMap((each): unknown[] => Object.values(each)),
  },
  {
    name: 'Calendars',
    description: 'Calendars of other channels: read theirs, give them ours, and make bookings of their events.',
    part: 'bookings',
    contracts: [...Object.values(calendars), ...Object.values(calendarEvents)],
  },
  {
    name: 'Books',
    description: 'Write down money of bookings, read the books of a day or a month, and count the cash.',
    part: 'payments',
    contracts: [ledgers, dayBooks].flatMap((each): unknown[] => Object.values(each)),
  },
  {
    name: 'Reviews',
    description: 'Guests review a stay, and hosts answer.',
    part: 'rooms',
    contracts: Object.values(reviews),
  },
  {
    name: 'Messages',
    description: 'Guests and owners write to each other, and owners keep answers.',
    part: 'rooms',
    contracts: [threads, messages, threadActs, savedAnswers].flatMap((each): unknown[] => Object.values(each)),
  },
  {
    name: 'Kept rooms',
    description: 'Rooms that a traveller keeps to come back to, and rooms beside each other.',
    part: 'rooms',
    contracts: Object.values(keptRooms),
  },
  { name: 'Photos', description: 'Upload photos of rooms.', part: 'properties', contracts: Object.values(photos) },
  {
    name: 'Service',
    description: 'Whether the API is up and its table answers.',
    part: 'rooms',
    contracts: [getHealth],
  },
];

/** The capabilities whose contract an endpoint is: one. */
export function capabilitiesOf(endpoint: Endpoint): Capability[] {
  return capabilities.filter(({ contracts }) => contracts.includes(endpoint));
}
