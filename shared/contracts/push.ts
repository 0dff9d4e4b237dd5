import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { personOf, type Role } from '../roles.ts';
import { phoneKey, phoneSecret, pushAddress, pushLimits } from '../rules/push.ts';
import { id, matching, ofOwn, plainReply, reply } from './fields.ts';

const publicKey = matching(phoneKey, 'malformed', { label: 'Key' });

/**
 * A phone that its browser has subscribed: `endpoint` is the address at its push service, `p256dh` and `auth` are its keys, all as
 * `PushSubscription` has them, and `key` is ours, with which it was subscribed. With `shows` names, prices and how messages begin stand
 * in what it shows.
 */
export const phone = z.object({
  endpoint: matching(pushAddress, 'malformed', { label: 'Address' }).check(z.maxLength(pushLimits.address)),
  p256dh: publicKey,
  auth: matching(phoneSecret, 'malformed', { label: 'Secret' }),
  key: publicKey,
  shows: z.boolean(),
});

/** Describes the operations on phones that are told once for both roles. */
const push = <R extends Role>(role: R) => ({
  pushKey: endpoint({
    method: 'GET',
    path: `/${role}/push/{${role}Id}`,
    ...ofOwn(role, 'staff'),
    summary: `The public key with which the phone of a ${personOf[role]} subscribes, and how many are told.`,
    response: reply(z.object({ key: z.string(), phones: z.int() })),
  }),
  subscribe: endpoint({
    method: 'PUT',
    path: `/${role}/push/{${role}Id}`,
    ...ofOwn(role, 'staff'),
    summary:
      `Tell this phone of a ${personOf[role]} until the session ends, and nobody else on it. The twentieth phone takes ` +
      'the place of the oldest. A phone of another key is a conflict.',
    body: phone,
    response: reply(z.object({ _id: z.string() })),
    errors: ['conflict'],
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: `/${role}/push/{${role}Id}/{phoneId}`,
    auth: { role, own: `${role}Id`, staff: true },
    params: z.object({ [`${role}Id`]: id, phoneId: id } as Record<`${R}Id` | 'phoneId', typeof id>),
    summary: `Tell a phone of this ${personOf[role]} no more.`,
    response: plainReply({}),
  }),
});

/** The operations on phones, by role. */
export const pushes = { user: push('user'), vendor: push('vendor') };
