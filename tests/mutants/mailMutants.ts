import type { Mutant } from './mutant.ts';

const tests = ['tests/functions/mail/mailBlocks.test.ts'];

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
