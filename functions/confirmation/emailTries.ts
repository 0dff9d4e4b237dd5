import { recovery } from '../../shared/rules/recovery.ts';
import { digestOf, profileKey } from '../accounts/accountKeys.ts';
import type { Profile } from '../accounts/profiles.ts';
import { liftWrite } from '../mail/mailBlocks.ts';
import type { Refusal } from '../recovery/rules.ts';
import { isSameHash } from '../recovery/secrets.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { updateItem } from '../runtime/conflict.ts';
import { portByRole } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { type EmailCode, emailCodeKey, readEmailCode, triesRefusal } from './emailCodes.ts';

/** Outcome of a try; `left` are the tries that a wrong code leaves. */
export type EmailTry = { code: 'right' } | { code: 'wrong'; left: number } | Refusal;

/** An account and its address, and the writes that come with their confirmation, in its transaction. */
interface Confirmation {
  accountId: string;
  email: string;
  confirming: Write[];
}

/** Tries the codes and links by which an e-mail is confirmed, by role. */
export const emailTries = portByRole(['GetItem', 'UpdateItem'], (table) => ({
  /** The try is used up before the code is looked at, so that no number of guesses at one moment is more than there are. */
  guess: (confirmation: Confirmation, codeHash: string) => tryCode(table, confirmation, codeHash),
  /** Confirms by the secret of the newest link; false where it is not that, or has ended. */
  follow: (confirmation: Confirmation, secret: string) => follow(table, confirmation, secret),
  /** Whether the secret is that of the newest link to the address, which may have ended. */
  wasSent: async ({ id, email }: Pick<Profile, 'id' | 'email'>, secret: string) => {
    const code = await readEmailCode(table, id);
    return code?.email === email && code.linkDigest === digestOf(secret);
  },
}));

async function tryCode(table: Table, confirmation: Confirmation, codeHash: string): Promise<EmailTry> {
  const { accountId, email } = confirmation;
  const code = await takeTry(table, confirmation);
  if (!code) return refusalOf(await readEmailCode(table, accountId), email);
  if (!isSameHash(code.codeHash, codeHash)) return { code: 'wrong', left: recovery.tries - code.tries };
  const stopped = await transact(table, confirmWrites(table.name, confirmation, { codeHash }));
  return { code: stopped.length === 0 ? 'right' : 'code_expired' };
}

async function follow(table: Table, confirmation: Confirmation, secret: string): Promise<boolean> {
  const code = await readEmailCode(table, confirmation.accountId);
  const isOpen = code?.linkDigest === digestOf(secret) && code.linkExpiresAt > nowSeconds();
  if (!isOpen || code.email !== confirmation.email) return false;
  const stopped = await transact(table, confirmWrites(table.name, confirmation, { linkDigest: code.linkDigest }));
  return stopped.length === 0;
}

function refusalOf(code: EmailCode | undefined, email: string): Refusal {
  return (code?.email === email && triesRefusal(code, nowSeconds())) || { code: 'code_expired' };
}

function takeTry(table: Table, { accountId, email }: Confirmation): Promise<EmailCode | undefined> {
  const now = nowSeconds();
  return updateItem<EmailCode>(table, {
    Key: emailCodeKey(accountId),
    UpdateExpression: 'SET triesAt = list_append(triesAt, :try) ADD tries :one, revision :one',
    ConditionExpression: 'email = :email AND codeExpiresAt > :now AND tries < :most AND size(triesAt) < :mostAMonth',
    ExpressionAttributeValues: {
      ':email': email,
      ':try': [now],
      ':one': 1,
      ':now': now,
      ':most': recovery.tries,
      ':mostAMonth': recovery.triesAMonth,
    },
  });
}

/** A code or a link confirms once, and the other of its mail no more; the profile says since when. */
function confirmWrites(
  TableName: string,
  { accountId, email, confirming }: Confirmation,
  proof: Pick<EmailCode, 'codeHash'> | Pick<EmailCode, 'linkDigest'>,
): Write[] {
  const [[name, value] = []] = Object.entries(proof);
  return [
    {
      Update: {
        TableName,
        Key: emailCodeKey(accountId),
        UpdateExpression: 'SET codeExpiresAt = :past, linkExpiresAt = :past ADD revision :one',
        ConditionExpression: `${name} = :proof AND linkExpiresAt > :past`,
        ExpressionAttributeValues: { ':past': 0, ':one': 1, ':proof': value },
      },
    },
    confirmedWrite(TableName, { accountId, email }),
    liftWrite(TableName, email),
    ...confirming,
  ];
}

/**
 * The write by which the address of a profile is confirmed, on condition that it still is that of the profile, which is not
 * suspended. A `person` takes the place of the name and the number that stand there.
 */
export function confirmedWrite(
  TableName: string,
  { accountId, email }: Pick<Confirmation, 'accountId' | 'email'>,
  person?: { name: string; phone: string },
): Write {
  const named = person && {
    set: ', #name = :name, phone = :phone',
    names: { ExpressionAttributeNames: { '#name': 'name' } },
    values: { ':name': person.name, ':phone': person.phone },
  };
  return {
    Update: {
      TableName,
      Key: profileKey(accountId),
      UpdateExpression: `SET emailConfirmedAt = if_not_exists(emailConfirmedAt, :now)${named?.set ?? ''}`,
      ConditionExpression: 'email = :email AND attribute_not_exists(suspension)',
      ...named?.names,
      ExpressionAttributeValues: { ':now': new Date().toISOString(), ':email': email, ...named?.values },
    },
  };
}
