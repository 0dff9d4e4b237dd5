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
export const rareActions: readonly { functions: readonly string[]; action: string; because: string }[] = [
  { functions: counting, action: 'secrets secretsmanager:GetSecretValue', because },
  { functions: ['createBookingRequest', 'reportProperty'], action: 'users dynamodb:PutItem', because },
  { functions: ['createProperty'], action: 'vendors dynamodb:PutItem', because },
  { functions: ['userSignup', 'reportProperty'], action: 'users dynamodb:GetItem', because },
  { functions: ['vendorSignup'], action: 'vendors dynamodb:GetItem', because },
  {
    functions: [
      ...['createBookingRequest', 'acceptBookingRequests', 'answerByLink'],
      ...['previewAcceptance', 'listOtherRooms', 'moveRoom', 'takeBooking'],
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
  ...['Query', 'PutItem', 'UpdateItem'].map((action) => ({
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
    functions: ['publishBookings', 'publishProperties'],
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
  {
    functions: ['userLogin'],
    action: 'users dynamodb:DeleteItem',
    because: 'It ends the oldest of twenty sessions.',
  },
  {
    functions: ['vendorLogin'],
    action: 'vendors dynamodb:DeleteItem',
    because: 'It ends the oldest of twenty sessions.',
  },
];
