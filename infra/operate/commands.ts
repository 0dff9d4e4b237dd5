import { tableKeys } from '../../functions/runtime/table.ts';
import { withAccount } from './account.ts';
import { cancelForGuest } from './cancel.ts';
import { type Command, needed, reasonOf } from './command.ts';
import { deleteTraveller } from './deleteTraveller.ts';
import { deleteVendor } from './deleteVendor.ts';
import { endAllSessions } from './endAllSessions.ts';
import { exportAccount } from './exportAccount.ts';
import { tellGuests } from './guests.ts';
import { confirmAddress, keepForJourney } from './journey.ts';
import { liftMailBlock } from './liftMailBlock.ts';
import { changeStanding } from './listings.ts';
import { tellMessageReports } from './messages.ts';
import { moneyCommands } from './moneyCommands.ts';
import { tellNewest } from './newest.ts';
import { tellOperations } from './operations.ts';
import { deletePhotos } from './photos/deletePhotos.ts';
import { restorePhotos } from './photos/restorePhotos.ts';
import { replay } from './replay/replay.ts';
import { skip } from './replay/skip.ts';
import { tellReports } from './reports.ts';
import { releaseVendor, suspendVendor } from './suspend.ts';

const account = '<user|vendor> <e-mail>';
const vendor = '<e-mail or id>';
const ofListing = { takes: '<property id>', changes: true, tables: ['properties'] } as const;
const ofPerson = { takes: account, changes: true, tables: tableKeys } as const;

/** Everything that `npm run operate` can do. */
export const commands: Readonly<Record<string, Command>> = {
  reports: {
    ...{ takes: '[property id]', changes: false, tables: ['properties'] },
    does: 'the listings that were reported last, with the newest reports of each; or all reports of one',
    run: (operator, [propertyId]) => tellReports(operator, propertyId),
  },
  'message-reports': {
    ...{ takes: '', changes: false, tables: ['properties', 'messages'] },
    does: 'the messages that were reported last, each with the two before it',
    run: tellMessageReports,
  },
  ...moneyCommands,
  'hide-listing': {
    ...ofListing,
    does: 'takes a listing out of what travellers see',
    run: (operator, [propertyId]) => changeStanding(operator, { propertyId: needed(propertyId), hides: true }),
  },
  'show-listing': {
    ...ofListing,
    does: 'puts it back',
    run: (operator, [propertyId]) => changeStanding(operator, { propertyId: needed(propertyId), hides: false }),
  },
  'delete-photos': {
    ...{ takes: '<property id or photo id>', changes: true, tables: ['properties'], photos: true },
    does: 'deletes photos that nobody is to see again, with every version; the listing is hidden before',
    run: (operator, [named]) => deletePhotos(operator, needed(named)),
  },
  newest: {
    ...{ takes: '[--days <1 to 30>]', changes: false, tables: ['vendors', 'properties'], options: ['days'] },
    does: 'the listings of the last days (7), with account and network address',
    run: (operator, _, { days }) => tellNewest(operator, days),
  },
  suspend: {
    ...{ takes: `${vendor} --reason <text>`, changes: true, tables: tableKeys, options: ['reason'] },
    does: 'keeps a vendor from listing, answering, logging in and being found; the vendor reads the reason at the login',
    run: (operator, [named], { reason }) => {
      const told = reasonOf(reason);
      return withAccount(operator, ['vendor', needed(named)], (_, found) => suspendVendor(operator, found, told));
    },
  },
  release: {
    ...{ takes: vendor, changes: true, tables: tableKeys },
    does: 'lets a suspended vendor do everything again, with the listings that were shown before',
    run: (operator, [named]) => withAccount(operator, ['vendor', needed(named)], releaseVendor),
  },
  guests: {
    ...{ takes: '<property id>', changes: false, tables: ['properties', 'bookings'] },
    does: 'who has nights ahead at a property, or waits for an answer, with phone and e-mail',
    run: (operator, [propertyId]) => tellGuests(operator, needed(propertyId)),
  },
  cancel: {
    ...{ takes: '<booking id> --reason <text>', changes: true, options: ['reason'] },
    tables: ['vendors', 'properties', 'bookings'],
    does: 'cancels a stay or a request for its guest; mails to both sides say so, and that nothing is to be paid',
    run: (operator, [bookingId], { reason }) =>
      cancelForGuest(operator, { bookingId: needed(bookingId), reason: reasonOf(reason) }),
  },
  'end-sessions': {
    ...ofPerson,
    tables: ['users', 'vendors', 'properties'],
    does: 'ends all sessions of an account, for a token that leaked',
    run: (operator, given) => withAccount(operator, given, endAllSessions),
  },
  'export-account': {
    ...{ takes: account, changes: false, tables: tableKeys },
    does: 'prints as JSON what is kept about a person',
    run: (operator, given) => withAccount(operator, given, exportAccount),
  },
  'delete-account': {
    ...ofPerson,
    photos: true,
    does: 'erases a person',
    run: (operator, given) =>
      withAccount(operator, given, (_, person) =>
        person.role === 'user' ? deleteTraveller(operator, person) : deleteVendor(operator, person),
      ),
  },
  confirm: {
    ...{ takes: account, changes: true, tables: ['users', 'vendors', 'properties'] },
    does: "confirms the address of an account of the journey after a release, at SES's mailbox simulator, where nobody reads a code",
    run: (operator, given) => withAccount(operator, given, confirmAddress),
  },
  'journey-hotel': {
    ...{ takes: '<property id> --guest <e-mail>', changes: true, tables: tableKeys, options: ['guest'] },
    does: 'keeps a hotel for the journey after a release: only this traveller may ask for it, and nobody is shown it',
    run: (operator, [propertyId], { guest }) =>
      withAccount(operator, ['user', needed(guest)], (_, found) => keepForJourney(operator, needed(propertyId), found)),
  },
  'restore-photos': {
    ...{ takes: '--since <instant>', changes: true, tables: ['properties'], photos: true, options: ['since'] },
    does: 'brings back the files of photos as they were at the moment to which tables were restored',
    run: (operator, _, { since }) => restorePhotos(operator, needed(since)),
  },
  replay: {
    ...{ takes: '', changes: true, tables: ['properties'] },
    does: 'has done once more what events and changes have left undone, and was given up',
    run: replay,
  },
  skip: {
    ...{ takes: '<event> --reason <text>', changes: true, tables: ['properties'], options: ['reason'] },
    does: 'sets an event that was given up aside for good; `replay` names the events',
    run: (operator, [event], { reason }) => skip(operator, { event: needed(event), reason: reasonOf(reason) }),
  },
  'lift-mail-block': {
    ...{ takes: '<e-mail>', changes: true, tables: ['users', 'vendors', 'properties'] },
    does: 'lets mails go again to an address where they came back, or whose owner complained',
    run: (operator, [email]) => liftMailBlock(operator, needed(email)),
  },
  log: {
    ...{ takes: '', changes: false, tables: ['properties'] },
    does: 'what was done with these commands, the newest first',
    run: tellOperations,
  },
};

/** How the commands are called, made from their table. */
export function usage(): string {
  const calls = Object.entries(commands).map(([name, { takes, changes, does }]) => {
    const call = ['npm run operate --', name, takes, '-c stage=<name>'].filter(Boolean).join(' ');
    return `${call}\n    ${does}${changes ? ' *' : ''}`;
  });
  return [...calls, '* says what it would do, and does it with --yes behind it.'].join('\n');
}
