import { readLogin } from '../../functions/accounts/loginItem.ts';
import { liftWrite, readMailBlock } from '../../functions/mail/mailBlocks.ts';
import { transact } from '../../functions/runtime/transact.ts';
import { personOf, type Role, roles } from '../../shared/roles.ts';
import { storedEmail } from './account.ts';
import { type Operator, sayDry } from './operator.ts';

const said = { bounce: 'mails came back', complaint: 'its owner complained of a mail' } as const;

/** Lets mails go to an address again, in the name of both roles: the mailbox is one. */
export async function liftMailBlock(operator: Operator, typed: string): Promise<void> {
  const { tables, say, does, log } = operator;
  const email = storedEmail(typed);
  let blocked = false;
  for (const role of roles) {
    const block = await readMailBlock(tables[`${role}s`], email);
    if (!block) continue;
    blocked = true;
    const ends = new Date(block.expiresAt * 1000).toISOString();
    say(`As a ${personOf[role]} it gets no mails from ${block.at} to ${ends}: ${said[block.reason]}.`);
  }
  if (!blocked) say('It is not blocked here.');
  say(`SES may keep it from mails by itself, and would say of the next one that it came back. Take it off its list first:
  aws sesv2 delete-suppressed-destination --region ${await tables.users.client.config.region()} --email-address ${email}`);
  if (!blocked) return;
  if (!does) return sayDry(operator);
  for (const role of roles) await lift(operator, role, email);
  await log(await idOf(operator, email), 'lifted');
  say('Mails go to it again.');
}

async function lift({ tables }: Operator, role: Role, email: string): Promise<void> {
  const table = tables[`${role}s`];
  await transact(table, [liftWrite(table.name, email)]);
}

/** The log names nobody by the address. */
async function idOf({ tables }: Operator, email: string): Promise<string> {
  const logins = await Promise.all(roles.map((role) => readLogin(tables[`${role}s`], email)));
  return logins.find(Boolean)?.accountId ?? 'an address without an account';
}
