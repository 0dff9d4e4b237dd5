import type { Mutant } from './mutant.ts';

const tests = ['tests/functions/mail/mailBlocks.test.ts'];

const late = ['tests/functions/bookings/lateMails.once.test.ts'];

/** Mistakes that could be made about mails that come back. */
export const mailMutants: Mutant[] = [
  {
    name: 'mails: an old claim of a mail ends a newer one',
    file: 'functions/bookings/mails/*.ts',
    text: "ConditionExpression: '#by = :by',",
    becomes: "ConditionExpression: '#by = :by OR attribute_exists(pk)',",
    tests: ['tests/functions/bookings/mailsOnce.once.test.ts'],
  },
  {
    name: 'mails: one that cannot be sent holds up all others',
    file: 'functions/bookings/mails/sendOrSetAside.ts',
    text: "    await ports.notes.note(booking.id, name);\n    return 'setAside';",
    becomes: '    throw error;',
    tests: late,
  },
  {
    name: 'mails: one that cannot be sent is lost',
    file: 'functions/bookings/mails/sendOrSetAside.ts',
    text: '    await ports.notes.note(booking.id, name);\n',
    becomes: '',
    tests: late,
  },
  {
    name: 'mails: a late one says what is not so any more',
    file: 'functions/bookings/mails/mailsOf.ts',
    text: 'if (state !== statesOf[kind]) return false;',
    becomes: '',
    tests: late,
  },
  {
    name: 'mails: a late one that fails again is forgotten',
    file: 'functions/bookings/mails/lateMails.ts',
    text: 'transact(table, [{ Delete }, { Put: { TableName, Item } }])',
    becomes: 'transact(table, [{ Delete }])',
    tests: late,
  },
  {
    name: 'mails: nobody is told that one is late',
    file: 'functions/events/resendMails.ts',
    text: '    tellLateness(late);\n',
    becomes: '',
    tests: late,
  },
  {
    name: 'mails: a full mailbox gets none for half a year',
    file: 'functions/events/blockAddress.ts',
    text: "bounce?.bounceType === 'Permanent'",
    becomes: 'bounce',
    tests,
  },
  {
    name: 'mails: what was told before a block was lifted brings it back',
    file: 'functions/mail/mailBlocks.ts',
    text: 'attribute_not_exists(liftedAt) OR liftedAt < :at',
    becomes: 'attribute_not_exists(liftedAt) OR liftedAt <> :at',
    tests,
  },
  {
    name: 'mails: a code goes to an address where mails come back',
    file: 'functions/recovery/sendCode.ts',
    text: 'goesOut && !blocked',
    becomes: 'goesOut',
    tests,
  },
  {
    name: 'mails: a reset by a mail leaves the mailbox blocked',
    file: 'functions/recovery/resetPassword.ts',
    text: '    liftWrite(TableName, login.email),\n',
    becomes: '',
    tests,
  },
];
