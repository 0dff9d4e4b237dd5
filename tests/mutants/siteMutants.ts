import type { Mutant } from './mutant.ts';

/** Mistakes in what the site shows. */
export const siteMutants: Mutant[] = [
  {
    name: "a card's total is the price of one night",
    file: 'web/src/features/roomList/*.tsx',
    text: 'stayTotal(stay.nights, price)',
    becomes: 'price',
    tests: ['tests/web/pages/searchResults.test.tsx'],
  },
  {
    name: 'a waiting request that is taken back while another is sent goes all the same',
    file: 'web/src/features/bookings/waiting/*.ts',
    text: 'const waiting = waitingRequests.read().find((each) => isOf(each, draft.requestKey));',
    becomes: 'const waiting: WaitingRequest | undefined = { draft };',
    tests: ['tests/web/pages/travellerBookings.test.tsx'],
  },
  {
    name: 'nights that are chosen while others are closed are chosen no more',
    file: 'web/src/features/nights/*.ts',
    text: 'isSameChoice(sent, current.current)',
    becomes: 'isSameChoice(sent, { chosen, note })',
    tests: ['tests/web/pages/nights.test.tsx'],
  },
  {
    name: 'a photo is tried again with the authorization that failed',
    file: 'web/src/features/photos/*.ts',
    text: '{ ...job, authorize: undefined, abort',
    becomes: '{ ...job, abort',
    tests: ['tests/web/features/photos/PhotoUploads.test.ts'],
  },
  {
    name: 'the seconds to a further code stand still',
    file: 'web/src/features/recovery/*.tsx',
    text: '}, [until]);',
    becomes: '}, []);',
    tests: ['tests/web/pages/passwordReset.test.tsx'],
  },
  {
    name: "a traveller's list belongs to nobody after a change without a session",
    file: 'web/src/offline/*.ts',
    text: 'travellerId() ?? this.owner',
    becomes: 'travellerId()',
    tests: ['tests/web/features/kept/keptList.test.ts'],
  },
];
