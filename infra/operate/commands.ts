import { endSessions } from '../../functions/accounts/closedLogin.ts';
import { sessionDeletions } from '../../functions/accounts/sessions.ts';
import { tableKeys } from '../../functions/runtime/table.ts';
import type { StageParts } from '../deployed/openStage.ts';
import { type Account, withAccount } from './account.ts';
import { deleteTraveller } from './deleteTraveller.ts';
import { deleteVendor } from './deleteVendor.ts';
import { exportAccount } from './exportAccount.ts';
import { liftMailBlock } from './liftMailBlock.ts';
import { changeStanding } from './listings.ts';
import { tellOperations } from './operations.ts';
import { counted, type Operator, sayDry, UsageError } from './operator.ts';
import { replay } from './replay/replay.ts';
import { tellReports } from './reports.ts';

interface Command extends StageParts {
  /** The arguments behind its name. */
  takes: string;
  does: string;
  /** It says what it would do, and does it with `--yes`. */
  changes: boolean;
  run(operator: Operator, given: readonly string[]): Promise<void>;
}

const account = '<user|vendor> <e-mail>';
const ofListing = { takes: '<property id>', changes: true, tables: ['properties'] } as const;
const ofPerson = { takes: account, changes: true, tables: tableKeys } as const;

/** Everything that `npm run operate` can do. */
export const commands: Readonly<Record<string, Command>> = {
  reports: {
    ...{ takes: '[property id]', changes: false, tables: ['properties'] },
    does: 'the listings that were reported last, with the newest reports of each; or all reports of one',
    run: (operator, [propertyId]) => tellReports(operator, propertyId),
  },
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
  replay: {
    ...{ takes: '', changes: true, tables: ['properties'] },
    does: 'has done once more what events and changes have left undone, and was given up',
    run: replay,
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

function needed(given: string | undefined): string {
  if (given === undefined) throw new UsageError();
  return given;
}

/** How the commands are called, made from their table. */
export function usage(): string {
  const calls = Object.entries(commands).map(([name, { takes, changes, does }]) => {
    const call = ['npm run operate --', name, takes, '-c stage=<name>'].filter(Boolean).join(' ');
    return `${call}\n    ${does}${changes ? ' *' : ''}`;
  });
  return [...calls, '* says what it would do, and does it with --yes behind it.'].join('\n');
}

/** Ends every session of an account that there is at this moment: a token that leaked is of no use from then on. */
async function endAllSessions(operator: Operator, { id, table, role }: Account): Promise<void> {
  const { say, does, log } = operator;
  const sessions = await sessionDeletions(table, id);
  say(`The ${role} ${id} has ${counted(sessions.length, 'session')}. Ending them means a new login in each browser.`);
  if (!does) return sayDry(operator);
  const ended = await endSessions(table, id);
  await log(id, `${counted(ended, 'session')} ended`);
  say(`${counted(ended, 'session')} ended.`);
}
