import { rareInPayments } from './rareInPayments.ts';
import { type RareAction, rareInTalk } from './rareInTalk.ts';

/** No count of an address gets full in a trial. */
const because = 'It asks for work, and takes some, where the count of an address is full.';

/** Operations that count by address. */
const counting = [
  ...['createBookingRequest', 'createProperty', 'reportProperty', 'inviteStaff', 'joinStaff'],
  ...['User', 'Vendor'].flatMap((role) => [
    ...[`change${role}Email`, `send${role}EmailCode`, `send${role}LoginCode`, `send${role}Otp`],
    ...[`${role.toLowerCase()}Login`, `${role.toLowerCase()}Signup`],
  ]),
];

/** Actions that functions have for what does not happen in a trial, each with its reason. */
export const rareActions: readonly RareAction[] = [
  { functions: counting, action: 'secrets secretsmanager:GetSecretValue', because },
  { functions: ['createBookingRequest', 'reportProperty'], action: 'users dynamodb:PutItem', because },
  { functions: ['createProperty'], action: 'vendors dynamodb:PutItem', because },
  { functions: ['userSignup', 'reportProperty'], action: 'users dynamodb:GetItem', because },
  { functions: ['vendorSignup'], action: 'vendors dynamodb:GetItem', because },
  {
    functions: [
      ...['createBookingRequest', 'acceptBookingRequests', 'answerByLink'],
      ...['previewAcceptance', 'listOtherRooms', 'moveRoom', 'takeBooking'],
      ...['proposeChange', 'answerProposal', 'proposeChangeAsGuest', 'answerProposalAsOwner'],
    ],
    action: 'properties dynamodb:UpdateItem',
    because: 'It ends a removal that a crash has left.',
  },
  {
    functions: ['createBookingRequest'],
    action: 'bookings dynamodb:BatchGetItem',
    because: 'It looks which requests of newcomers still wait, where many of one address wait for a night of a room.',
  },
  {
    functions: ['getComparedRooms'],
    action: 'properties dynamodb:Query',
    because: 'It reads the cards that are named, and has the ports of a search.',
  },
  {
    functions: ['listUserPendingRequests'],
    action: 'bookings dynamodb:BatchGetItem',
    because: 'It reads the quotes of requests with children who pay, or extras; the hotel of a trial has neither.',
  },
  {
    functions: ['followRooms'],
    action: 'bookings dynamodb:UpdateItem',
    because:
      'It declines a request for a room that is gone, where declineOverlaps has not heard of the request after that.',
  },
  {
    functions: ['followRooms'],
    action: 'bookings dynamodb:GetItem',
    because: 'It reads a request that somebody else has moved at the same moment.',
  },
  {
    functions: ['declineOverlaps', 'followRooms'],
    action: 'properties dynamodb:ConditionCheckItem',
    because: 'It writes a new number of a room into bookings.',
  },
  ...['Query', 'PutItem'].map((action) => ({
    functions: [
      ...['acceptBookingRequests', 'answerByLink', 'rejectBookingRequests', 'cancelBooking', 'cancelBookingAsOwner'],
      ...['missBooking', 'giveRoomsBack', 'giveRoomsBackAsOwner', 'moveRoom', 'declineOverlaps', 'followRooms'],
      ...['answerProposal', 'answerProposalAsOwner'],
    ],
    action: `bookings dynamodb:${action}`,
    because: 'It gives nights that it frees to an event of another calendar that waits for them.',
  })),
  {
    functions: ['acceptBookingRequests', 'answerByLink', 'rejectBookingRequests', 'declineOverlaps', 'followRooms'],
    action: 'bookings dynamodb:ConditionCheckItem',
    because: 'It frees no nights, and has the port of those that do.',
  },
  {
    functions: ['answerProposalAsOwner'],
    action: 'bookings dynamodb:ConditionCheckItem',
    because: 'It checks which events wait for nights that a change frees; the stay of a trial becomes longer.',
  },
  {
    functions: ['addCalendar'],
    action: 'bookings dynamodb:GetItem',
    because: 'It finds a calendar that was added before under its key.',
  },
  ...['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'].map((action) => ({
    functions: ['followCalendars', 'readCalendars'],
    action: `bookings dynamodb:${action}`,
    because: 'No channel of a trial is on the internet, so that it has no events.',
  })),
  {
    functions: ['addLedgerLine', 'getDayBook', 'countCash', 'getMonthBook'],
    action: 'vendors dynamodb:Query',
    because: 'It reads names of the staff where one of them has written a line; in a trial the owner does.',
  },
  { functions: ['readCalendars'], action: 'properties dynamodb:GetItem', because: 'No calendar is due when it runs.' },
  ...['vendors dynamodb:GetItem', 'vendors dynamodb:UpdateItem', 'mail ses:SendEmail'].map((action) => ({
    functions: ['mailClashes'],
    action,
    because: 'No event of a trial clashes.',
  })),
  {
    functions: ['closeNights'],
    action: 'bookings dynamodb:ConditionCheckItem',
    because: 'It frees no nights, and has the port of whoever opens them.',
  },
  ...[
    ...['Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'].map((action) => `bookings dynamodb:${action}`),
    'properties dynamodb:ConditionCheckItem',
    'properties dynamodb:UpdateItem',
    'vendors dynamodb:ConditionCheckItem',
  ].map((action) => ({ functions: ['takeCalendarEvent'], action, because: 'No event of a trial is made a booking.' })),
  ...['Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'].map((action) => ({
    functions: ['carryOutClosing'],
    action: `bookings dynamodb:${action}`,
    because: 'It goes on with a closing that its request has not carried out in time.',
  })),
  {
    functions: ['setRoomAvailability'],
    action: 'properties dynamodb:ConditionCheckItem',
    because: 'It writes search entries where the only available room of a kind is switched.',
  },
  {
    functions: ['setRates', 'setAdvanceTerms', 'setBooks'],
    action: 'properties dynamodb:ConditionCheckItem',
    because: 'It writes no search entries, which have base prices, and has the port of whoever does.',
  },
  {
    functions: ['publishBookings', 'publishProperties', 'publishMessages'],
    action: 'givenUp sqs:SendMessage',
    because: 'It gives up an event that the bus does not take.',
  },
  ...(
    [
      ['bookings', ['PutItem', 'GetItem', 'UpdateItem', 'DeleteItem']],
      ['users', ['GetItem', 'UpdateItem']],
      ['vendors', ['GetItem', 'UpdateItem']],
      ['properties', ['GetItem']],
    ] as const
  ).flatMap(([table, actions]) =>
    actions.map((action) => ({
      functions: ['resendMails'],
      action: `${table} dynamodb:${action}`,
      because: 'It sends a mail again that could not be sent.',
    })),
  ),
  {
    functions: ['resendMails'],
    action: 'mail ses:SendEmail',
    because: 'It sends a mail again that could not be sent.',
  },
  {
    functions: ['resendMails'],
    action: 'secrets secretsmanager:GetSecretValue',
    because: 'It signs the links of a request again that could not be sent.',
  },
  {
    functions: ['mailBooking'],
    action: 'bookings dynamodb:PutItem',
    because: 'It sets a mail aside that could not be sent.',
  },
  ...['ConditionCheckItem', 'DeleteItem', 'Query'].map((action) => ({
    functions: ['userLoginByLink'],
    action: `users dynamodb:${action}`,
    because: 'It enters an account that somebody has opened with the address meanwhile.',
  })),
  {
    functions: ['answerByLink'],
    action: 'vendors dynamodb:ConditionCheckItem',
    because: 'It declines a request, on condition that the owner is not suspended.',
  },
  ...(
    [
      ['users', ['GetItem', 'UpdateItem']],
      ['vendors', ['GetItem', 'UpdateItem']],
      ['properties', ['GetItem']],
      ['bookings', ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem']],
    ] as const
  ).flatMap(([table, actions]) =>
    actions.map((action) => ({
      functions: ['mailDigests'],
      action: `${table} dynamodb:${action}`,
      because: 'A digest is due some minutes after the mail that it holds.',
    })),
  ),
  ...['secrets secretsmanager:GetSecretValue', 'mail ses:SendEmail'].map((action) => ({
    functions: ['mailDigests'],
    action,
    because: 'A digest is due some minutes after the mail that it holds.',
  })),
  ...['user', 'vendor'].map((role) => ({
    functions: [`${role}Login`],
    action: `${role}s dynamodb:DeleteItem`,
    because: 'It ends the oldest of twenty sessions.',
  })),
  ...rareInTalk,
  ...rareInPayments,
];
