import type { Mutant } from './mutant.ts';
import { pushMutants } from './pushMutants.ts';
import { tellMutants } from './tellMutants.ts';

const tests = ['tests/functions/mail/mailBlocks.once.test.ts'];
const words = ['tests/functions/bookings/mailWords.once.test.ts'];
const digests = ['tests/functions/bookings/digests.once.test.ts'];
const sentOnce = ['tests/functions/bookings/digestsSent.once.test.ts'];

const late = ['tests/functions/bookings/lateMails.once.test.ts'];

/** Mistakes that could be made about mails that come back, and about phones. */
export const mailMutants: Mutant[] = [
  ...pushMutants,
  ...tellMutants,
  {
    name: 'mails: an owner who has not confirmed has his words mailed',
    file: 'functions/bookings/mails/*.ts',
    text: 'return isConfirmed(reader) && isConfirmed(author);',
    becomes: 'return isConfirmed(reader);',
    tests: words,
  },
  {
    name: 'mails: words reach an address that has not been confirmed',
    file: 'functions/bookings/mails/prepareMail.ts',
    text: '  if (!reader.confirmed) return undefined;\n',
    becomes: '',
    tests: words,
  },
  {
    name: 'mails: the host and the address of a listing are said whoever typed them',
    file: 'functions/bookings/mails/quotable.ts',
    text: 'known: hostSpeaks ? known : {}',
    becomes: 'known',
    tests: words,
  },
  {
    name: 'mails: an owner who has not confirmed is called for each request',
    file: 'functions/bookings/mails/callOwner.ts',
    text: 'sk: today() }',
    becomes: 'sk: new Date().toISOString() + Math.random() }',
    tests: words,
  },
  {
    name: 'mails: a mailbox is called for each of its addresses',
    file: 'functions/bookings/mails/callOwner.ts',
    text: 'digestOf(mailboxOf(email))',
    becomes: 'digestOf(email)',
    tests: words,
  },
  {
    name: 'mails: a reset that is used confirms nothing',
    file: 'functions/recovery/resetPassword.ts',
    text: '    confirmWrite(TableName, login.accountId),\n',
    becomes: '',
    tests: ['tests/functions/recovery/confirms.once.test.ts'],
  },
  {
    name: 'mails: the listings of an owner whom a reset has confirmed keep their mark',
    file: 'functions/recovery/resetPassword.ts',
    text: '    ...confirming(login.accountId),\n',
    becomes: '',
    tests: ['tests/functions/recovery/confirms.once.test.ts'],
  },
  {
    name: 'mails: one person gets them without end',
    file: 'functions/bookings/mails/admit.ts',
    text: '[overSender, overRecipient, overStageOf]',
    becomes: '[overSender, overStageOf]',
    tests: digests,
  },
  {
    name: 'mails: one account causes them without end',
    file: 'functions/bookings/mails/admit.ts',
    text: '[overSender, overRecipient, overStageOf]',
    becomes: '[overRecipient, overStageOf]',
    tests: digests,
  },
  {
    name: 'mails: the stage sends them without end',
    file: 'functions/bookings/mails/admit.ts',
    text: '[overSender, overRecipient, overStageOf]',
    becomes: '[overSender, overRecipient]',
    tests: digests,
  },
  {
    name: 'mails: a request that must be answered soon waits',
    file: 'functions/bookings/mails/admit.ts',
    text: 'if (hold && !isPressing(booking, name)) return hold;',
    becomes: 'if (hold) return hold;',
    tests: digests,
  },
  {
    name: 'mails: cancellations after a landslide wait for their sender',
    file: 'functions/bookings/mails/admit.ts',
    text: "['renumbered', 'moved', 'missed',",
    becomes: "['cancelled', 'renumbered', 'moved', 'missed',",
    tests: digests,
  },
  {
    name: 'mails: what is over is lost',
    file: 'functions/bookings/mails/mailMarks.ts',
    text: '...held } }, ...writes]',
    becomes: '...held } }]',
    tests: sentOnce,
  },
  {
    name: 'mails: a digest that was sent is sent again',
    file: 'functions/bookings/mails/mailMarks.ts',
    text: '[endWrite(table.name, claim), ...writes]',
    becomes: '[endWrite(table.name, claim)]',
    tests: sentOnce,
  },
  {
    name: 'mails: a digest ends before SES has taken it',
    file: 'functions/bookings/mails/sendDigest.ts',
    text: '  ended = digest.ended;\n',
    becomes: "  ended = digest.ended;\n  await digestMarks.endWith({ ...claim }, digests.endWrites(ended, 'sent'));\n",
    tests: sentOnce,
  },
  {
    name: 'mails: a mail that was held for its sender goes out with the next digest',
    file: 'functions/bookings/mails/readyMails.ts',
    text: 'hold: again ? await overSender(booking, of.name, ports) : undefined',
    becomes: 'hold: undefined',
    tests: digests,
  },
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
    text: "    await ports.notes.note(booking.id, name);\n    count('mailOutcomes.setAside');\n    return 'setAside';",
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
    text: 'if (state !== of && now !== of) return false;',
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
    text: ', ...lateness(late)',
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
