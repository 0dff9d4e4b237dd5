import { answer } from '../../shared/answers.ts';
import type { pushes } from '../../shared/contracts/push.ts';
import { fail } from '../../shared/errors.ts';
import type { Role } from '../../shared/roles.ts';
import { accountOf, withSession } from '../accounts/sessions.ts';
import type { HandlerInput } from '../runtime/handlerOf.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Session } from '../runtime/session.ts';
import { phoneIdOf, shortKey } from './phoneItem.ts';
import { phonePorts, phones, subscribe, unsubscribe } from './phones.ts';
import { pushKeys } from './pushKey.ts';

/** Ports that read the key for a phone, by role. */
export const keyPorts = withSession((role) => ({ phones: phones[role], keys: pushKeys }));

/** Ports that subscribe a phone, by role. */
export const subscribingPorts = withSession(() => ({ ...phonePorts, keys: pushKeys }));

/** Ports that end that, by role. */
export const unsubscribingPorts = withSession(() => phonePorts);

type Of<R extends Role, Step extends keyof (typeof pushes)[Role]> = HandlerInput<(typeof pushes)[R][Step]>;

function accountIn(session: Session) {
  return { role: session.role, accountId: accountOf(session) };
}

/** The key with which phones subscribe, and how many of the person there are. */
export async function readKey(
  { session }: { session: Session },
  { phones, keys }: Pick<OpenPorts<(typeof keyPorts)[Role]>, 'phones' | 'keys'>,
) {
  const [{ publicKey }, own] = await Promise.all([keys.key(), phones.of(accountOf(session))]);
  return { ...answer('push_key'), data: { key: publicKey, phones: own.length } };
}

/** Subscribes a phone. @throws Failure `conflict` where its key is not ours any more */
export async function subscribePhone(
  { session, body }: Of<'user', 'subscribe'> | Of<'vendor', 'subscribe'>,
  ports: Omit<OpenPorts<(typeof subscribingPorts)[Role]>, 'session'>,
) {
  const { key, ...sent } = body;
  const { publicKey } = await ports.keys.key();
  if (key !== publicKey) throw fail('conflict');
  const id = phoneIdOf(sent.endpoint);
  await subscribe(accountIn(session), session, { ...sent, id, key: shortKey(key) }, ports);
  return { ...answer('phone_subscribed'), data: { _id: id } };
}

/** Ends the subscription of a phone; one that is not there is done. */
export async function unsubscribePhone(
  { session, params: { phoneId } }: { session: Session; params: { phoneId: string } },
  ports: Omit<OpenPorts<(typeof unsubscribingPorts)[Role]>, 'session'>,
) {
  await unsubscribe(accountIn(session), [phoneId], ports);
  return answer('phone_unsubscribed');
}
