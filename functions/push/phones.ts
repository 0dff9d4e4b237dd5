import { fail } from '../../shared/errors.ts';
import type { Role } from '../../shared/roles.ts';
import { pushLimits } from '../../shared/rules/push.ts';
import { sessionSeconds } from '../accounts/sessions.ts';
import { port, portByRole } from '../runtime/port.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { queryAll, readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Session } from '../runtime/session.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { newestFirst, ownerKey, type PhoneItem, type PhoneOwner, phoneKeyOf } from './phoneItem.ts';

/** Phones of the accounts of a role. */
export const phones = portByRole(['Query', 'PutItem', 'DeleteItem'], (table) => ({
  of: (accountId: string) => phonesOf(table, accountId),
  putWrite: (accountId: string, phone: Omit<PhoneItem, 'pk' | 'sk'>): Write => ({
    Put: { TableName: table.name, Item: { ...phoneKeyOf(accountId, phone.id), ...phone } },
  }),
  deleteWrite: (accountId: string, phoneId: string): Write => ({
    Delete: { TableName: table.name, Key: phoneKeyOf(accountId, phoneId) },
  }),
}));

/** Whose phones are. */
export const phoneOwners = port('vendors', ['GetItem', 'PutItem', 'DeleteItem'], (table) => ({
  find: (phoneId: string) => readItem<PhoneOwner>(table, ownerKey(phoneId)),
  /** The write that gives a phone to an account, unless another has taken it since it was read. */
  putWrite: (phoneId: string, owner: Omit<PhoneOwner, 'pk' | 'sk'>, read: PhoneOwner | undefined): Write => ({
    Put: { TableName: table.name, Item: { ...ownerKey(phoneId), ...owner }, ...asOwned(read) },
  }),
  /** The write that takes a phone from nobody but this account. */
  deleteWrite: (phoneId: string, accountId: string): Write => ({
    Delete: {
      TableName: table.name,
      Key: ownerKey(phoneId),
      ConditionExpression: 'attribute_not_exists(pk) OR accountId = :account',
      ExpressionAttributeValues: { ':account': accountId },
    },
  }),
  carryOut: (writes: Write[]) => transact(table, writes),
}));

function asOwned(read: PhoneOwner | undefined) {
  if (!read) return { ConditionExpression: 'attribute_not_exists(pk)' };
  return { ConditionExpression: 'accountId = :read', ExpressionAttributeValues: { ':read': read.accountId } };
}

/** The phones of an account, the newest first. */
export async function phonesOf(table: Table, accountId: string): Promise<PhoneItem[]> {
  const { pk, sk } = phoneKeyOf(accountId, '');
  const found = await queryAll<PhoneItem>(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :phone)',
    ExpressionAttributeValues: { ':pk': pk, ':phone': sk },
    ConsistentRead: true,
  });
  return newestFirst(found);
}

/** Ports of whoever subscribes phones, or ends that. */
export const phonePorts = { user: phones.user, vendor: phones.vendor, owners: phoneOwners };

type Ports = OpenPorts<typeof phonePorts>;

/** An account, in whose table its phones are. */
export interface PhoneAccount {
  role: Role;
  accountId: string;
}

/**
 * Gives a phone to an account, for as long as the session lasts, and takes it from any other. Beyond twenty the oldest go.
 * @throws Failure `conflict` where phones come without end
 */
export function subscribe(
  { role, accountId }: PhoneAccount,
  session: Session,
  sent: Pick<PhoneItem, 'id' | 'endpoint' | 'p256dh' | 'auth' | 'key' | 'shows'>,
  ports: Ports,
): Promise<void> {
  return retryOnConflict(async () => {
    const [before, own] = await Promise.all([ports.owners.find(sent.id), ports[role].of(accountId)]);
    const expiresAt = session.createdAt + sessionSeconds;
    const told = own.find(({ id }) => id === sent.id)?.told;
    const phone = { ...sent, session: session.digest, subscribedAt: new Date().toISOString(), expiresAt };
    const oldest = own.filter(({ id }) => id !== sent.id).slice(pushLimits.phones - 1);
    const isOwn = before?.role === role && before.accountId === accountId;
    const stopped = await ports.owners.carryOut([
      ports.owners.putWrite(sent.id, { role, accountId, expiresAt }, before),
      ports[role].putWrite(accountId, { ...phone, ...(told && { told }) }),
      ...(before && !isOwn ? [ports[before.role].deleteWrite(before.accountId, sent.id)] : []),
      ...oldest.flatMap(({ id }) => [ports[role].deleteWrite(accountId, id), ports.owners.deleteWrite(id, accountId)]),
    ]);
    if (stopped.length > 0) throw fail('conflict');
  });
}

/** Tells phones of an account no more. One that belongs to another account by now stays that one's. */
export async function unsubscribe({ role, accountId }: PhoneAccount, ids: readonly string[], ports: Ports) {
  for (const id of ids) {
    const drop = ports[role].deleteWrite(accountId, id);
    const stopped = await ports.owners.carryOut([ports.owners.deleteWrite(id, accountId), drop]);
    if (stopped.length > 0) await ports.owners.carryOut([drop]);
  }
}

/** The ids of the phones that a session has subscribed. */
export async function phonesOfSession({ role, accountId }: PhoneAccount, { digest }: Session, ports: Ports) {
  const own = await ports[role].of(accountId);
  return own.filter(({ session }) => session === digest).map(({ id }) => id);
}
