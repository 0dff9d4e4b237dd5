import { coverMutants } from './coverMutants.ts';
import type { Mutant } from './mutant.ts';
import { payeeMutants } from './payeeMutants.ts';
import { talkMutants } from './talkMutants.ts';

const suspend = 'tests/functions/operate/suspend.once.test.ts';
const races = 'tests/functions/operate/suspendRaces.once.test.ts';
const guests = 'tests/functions/operate/guests.once.test.ts';
const newest = 'tests/functions/operate/newest.once.test.ts';
const reports = 'tests/functions/properties/tellReports.once.test.ts';

/** Mistakes that could be made about hosts who cheat. */
export const fraudMutants: Mutant[] = [
  ...payeeMutants,
  {
    name: 'fraud: a login to a suspended account begins a session',
    file: 'functions/accounts/logins.ts',
    text: 'activeChecks(table.name, login)',
    becomes: "activeChecks(table.name, { accountId: 'nobody' })",
    tests: [suspend],
  },
  {
    name: 'fraud: a code of a mail logs in to a suspended account of that moment',
    file: 'functions/loginCodes/entries.ts',
    text: 'others: activeChecks(table.name, login)',
    becomes: 'others: []',
    tests: [races],
  },
  {
    name: 'fraud: an account of that moment is taken over and logged in to while it is suspended',
    file: 'functions/confirmation/emailTries.ts',
    text: 'email = :email AND attribute_not_exists(suspension)',
    becomes: 'email = :email',
    tests: [races],
  },
  {
    name: 'fraud: a wrong password tells that the account is suspended',
    file: 'functions/accounts/logIn.ts',
    text: 'login && right ? await',
    becomes: 'login ? await',
    tests: [suspend],
  },
  {
    name: 'fraud: sessions of a suspended account last',
    file: 'infra/operate/suspend.ts',
    text: 'ended += await endSessions(account.table, id);',
    becomes: 'ended += id ? 1 : 0;',
    tests: [suspend],
  },
  {
    name: 'fraud: a property of the moment of a suspension is listed',
    file: 'functions/properties/propertyCount.ts',
    text: ' AND attribute_not_exists(suspended)',
    becomes: '',
    tests: [races],
  },
  {
    name: 'fraud: a listing of a suspended vendor is found',
    file: 'functions/search/indexedProperty.ts',
    text: 'hidden === true || suspended === true',
    becomes: 'hidden === true',
    tests: [suspend],
  },
  {
    name: 'fraud: an edit shows again what was hidden with its owner',
    file: 'functions/properties/property.ts',
    text: ', ...(suspended && { suspended })',
    becomes: '',
    tests: [suspend],
  },
  {
    name: 'fraud: a request is accepted while its host is suspended',
    file: 'infra/operate/ownersListings.ts',
    text: '(suspends ? hide : show)(properties, record)',
    becomes: 'propertyStore(properties).stand(record.id, { suspended: suspends || undefined })',
    tests: [races],
  },
  {
    name: 'fraud: a request is declined while its host is suspended',
    file: 'functions/bookings/deskActs.ts',
    text: ', host.check] :',
    becomes: '] :',
    tests: [races],
  },
  {
    name: 'fraud: a link in a mail answers for a suspended host',
    file: 'functions/bookings/linkedRequest.ts',
    text: '!booking || host?.suspension',
    becomes: '!booking || !host',
    tests: [suspend],
  },
  {
    name: 'fraud: requests at a suspended host are declined with no word of why',
    file: 'functions/events/followRooms.ts',
    text: '!isHidden({ hidden: property.hidden,',
    becomes: '!property.suspended && !isHidden({ hidden: property.hidden,',
    tests: [suspend],
  },
  {
    name: 'fraud: a suspended host gets mails about bookings',
    file: 'functions/bookings/mails/writeMail.ts',
    text: '!profile || profile.suspension ||',
    becomes: '!profile ||',
    tests: [suspend],
  },
  {
    name: 'fraud: a release shows what an operator has hidden',
    file: 'infra/operate/ownersListings.ts',
    text: '{ suspended: undefined }',
    becomes: '{ suspended: undefined, hidden: undefined }',
    tests: [suspend],
  },
  {
    name: 'fraud: a release that was stopped stays half done',
    file: 'infra/operate/suspend.ts',
    text: '!record.suspended && isSettled(record)',
    becomes: '!record.suspended',
    tests: [races],
  },
  {
    name: 'fraud: a stay that Sarai cancels is told as cancelled by its owner',
    file: 'functions/bookings/mails/mailsOf.ts',
    text: "booking.cancelledBy === 'sarai' ? bothSides('cancelledBySarai') : [name(booking)]",
    becomes: '[name(booking)]',
    tests: [guests],
  },
  {
    name: 'fraud: a stay is cancelled for its guest after its check-out',
    file: 'shared/rules/bookingLife.ts',
    text: "by: 'operator',\n    when: 'beforeCheckOut'",
    becomes: "by: 'operator',\n    when: 'checkedOut'",
    tests: [guests],
  },
  {
    name: 'fraud: guests whose stay is over are told of',
    file: 'infra/operate/guests.ts',
    text: 'const state = stateNow(booking);',
    becomes: 'const { state } = booking;',
    tests: [guests],
  },
  {
    name: 'fraud: from where a property was listed is known for ever',
    file: 'functions/properties/origins.ts',
    text: 'return origins.filter(({ expiresAt }) => expiresAt > nowSeconds());',
    becomes: 'return origins;',
    tests: [newest],
  },
  {
    name: 'fraud: an erased vendor leaves from where he listed',
    file: 'infra/operate/deleteVendor.ts',
    text: '  await deleteItems(table, await originsOf(operator, id));\n',
    becomes: '',
    tests: [newest],
  },
  {
    name: 'fraud: each report is a mail of its own',
    file: 'functions/mail/untold.ts',
    text: 'told && told.nextAt > now',
    becomes: 'told && told.nextAt > now + pauses.told',
    tests: [reports],
  },
  {
    name: 'fraud: reports are told again and again',
    file: 'functions/mail/untold.ts',
    text: 'upTo: newest.sk',
    becomes: 'upTo',
    tests: [reports],
  },
  {
    name: 'fraud: a mail that SES does not take is never sent',
    file: 'functions/mail/untold.ts',
    text: 'const claimed = { ...key, upTo,',
    becomes: "const claimed = { ...key, upTo: newest?.sk ?? '',",
    tests: [reports],
  },
  {
    name: 'fraud: an address in a note is a link',
    file: 'functions/properties/reportsMail.ts',
    text: ".replaceAll(/(?<=\\S)[.。．](?=\\S)/gu, '[.]')",
    becomes: '',
    tests: [reports],
  },
  ...coverMutants,
  ...talkMutants,
];
