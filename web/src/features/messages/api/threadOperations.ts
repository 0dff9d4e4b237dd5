import type { Operation } from '../../../../../shared/api.ts';
import type { Talker } from '../../../../../shared/rules/messages.ts';
import type { RequestOf } from '../../../api/types.ts';
import type { ThreadName } from '../thread.ts';

/** The operations of each side under one name. */
export const threadOperations = {
  guest: {
    list: 'listUserThreads',
    count: 'countUserUnreadThreads',
    get: 'getUserThread',
    send: 'sendMessage',
    read: 'readThread',
    block: 'blockThread',
    report: 'reportMessage',
  },
  owner: {
    list: 'listVendorThreads',
    count: 'countVendorUnreadThreads',
    get: 'getVendorThread',
    send: 'sendMessageAsOwner',
    read: 'readThreadAsOwner',
    block: 'blockThreadAsOwner',
    report: 'reportMessageAsOwner',
  },
} as const satisfies Record<Talker, Record<string, Operation>>;

/** The id of either side in the path: the call takes the one that its operation names. */
type ThreadParams = RequestOf<'getUserThread'>['params'] & RequestOf<'getVendorThread'>['params'];

export function threadParams({ side, id }: ThreadName): ThreadParams {
  return { [side === 'guest' ? 'propertyId' : 'threadId']: id } as ThreadParams;
}

/** Operations that tell what is unread, and are stale after a message and after reading. */
export const readsOfInbox: readonly Operation[] = Object.values(threadOperations).flatMap(({ list, count }) => [
  list,
  count,
]);
