import { beforeEach } from 'vitest';
import { newId } from '../../functions/runtime/ids.ts';
import type { Talker } from '../../shared/rules/messages.ts';
import { ask, openAccount, type SignedUp } from './accounts.ts';
import { type Owners, openOwners } from './owners.ts';
import { at } from './time.ts';

/** An owner with a hotel and a guest who has written nothing yet, in the afternoon of each test. */
interface Parties {
  owners: Owners;
  guest: SignedUp;
  propertyId: string;
  /** The id of the thread of the two. */
  threadId(): Promise<string>;
}

export function openParties(): Parties {
  const parties = {
    owners: openOwners({ confirmed: true }),
    threadId: async () => (await guestsThread(parties.guest, parties.propertyId)).thread._id,
  } as Parties;
  beforeEach(async () => {
    at(0, '15:00');
    parties.guest = await openAccount('user');
    parties.propertyId = (await parties.owners.create()).body.data._id;
  });
  return parties;
}

/** A key of a request that nobody has used. */
export function newKey(): string {
  return newId(12);
}

/** Writes to the owner of a hotel. */
export function write(guest: SignedUp, propertyId: string, text: string, requestKey = newKey()) {
  return ask('sendMessage', { token: guest.token, params: { propertyId }, body: { text, requestKey } });
}

/** Writes to a guest, in a thread that is there. */
export function reply(vendor: Pick<SignedUp, 'token'>, threadId: string, text: string, requestKey = newKey()) {
  return ask('sendMessageAsOwner', { token: vendor.token, params: { threadId }, body: { text, requestKey } });
}

/** Notes what a side has read. */
export async function noteRead(side: Talker, { token }: Pick<SignedUp, 'token'>, thread: string, upTo: number) {
  const body = { upTo: String(upTo) };
  return side === 'guest'
    ? ask('readThread', { token, params: { propertyId: thread }, body })
    : ask('readThreadAsOwner', { token, params: { threadId: thread }, body });
}

/** Blocks the guest of a thread, or allows messages again. */
export function block({ token }: Pick<SignedUp, 'token'>, threadId: string, blocked = true) {
  return ask('blockThreadAsOwner', { token, params: { threadId }, body: { blocked } });
}

/** Blocks the owner of a hotel, or allows messages again. */
export function blockOwner({ token }: Pick<SignedUp, 'token'>, propertyId: string, blocked = true) {
  return ask('blockThread', { token, params: { propertyId }, body: { blocked } });
}

/** The thread as its guest reads it. */
export async function guestsThread(guest: SignedUp, propertyId: string) {
  return (await ask('getUserThread', { token: guest.token, params: { propertyId } })).body;
}

/** The lines of the inbox of an account. */
export async function inboxOf(side: Talker, { id, token }: Pick<SignedUp, 'id' | 'token'>) {
  const operation = side === 'guest' ? 'listUserThreads' : 'listVendorThreads';
  const params = side === 'guest' ? { userId: id } : { vendorId: id };
  return (await ask(operation, { token, params } as never)).body.data;
}
