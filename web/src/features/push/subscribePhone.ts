import { operations } from '../../../../shared/operations.ts';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import type { RequestOf } from '../../api/types.ts';
import { endPush } from '../../offline/endPush.ts';
import type { Session } from '../../session.ts';
import { rememberPhone, toldPhone } from './toldPhone.ts';

type Account = Pick<Session, 'role' | 'id'>;
type Key = 'getUserPushKey' | 'getVendorPushKey';
type Subscribe = 'subscribeUserPhone' | 'subscribeVendorPhone';
type Unsubscribe = 'unsubscribeUserPhone' | 'unsubscribeVendorPhone';

/** The id of either role in the path: the call takes the one that its operation names. */
function ownId({ role, id }: Account) {
  return { [`${role}Id`]: id } as RequestOf<'getUserPushKey'>['params'] & RequestOf<'getVendorPushKey'>['params'];
}

/**
 * Subscribes this browser, and tells the API. A subscription of another key is replaced.
 * @throws ApiError, and the browser's error where it cannot subscribe
 */
export async function subscribePhone(account: Account, shows: boolean): Promise<void> {
  const params = ownId(account);
  const { data } = await call<Key>(operations[account.role].pushKey, { params });
  const { endpoint, keys } = await subscriptionWith(data.key);
  const { p256dh = '', auth = '' } = keys ?? {};
  const body = { endpoint: endpoint ?? '', p256dh, auth, key: data.key, shows };
  const answer = await call<Subscribe>(operations[account.role].subscribe, { params, body });
  const { role, id } = account;
  rememberPhone({ role, id, phoneId: answer.data._id, shows, at: Date.now() });
}

/** Ends the subscription of this browser at once, and tells the API; where that does not hear it, the push service says so at the next message. */
export async function unsubscribePhone(account: Account): Promise<void> {
  const told = toldPhone(account);
  rememberPhone(undefined);
  await endPush();
  if (!told) return;
  const params = { ...ownId(account), phoneId: told.phoneId };
  await call<Unsubscribe>(operations[account.role].unsubscribe, { params }).catch(() => {});
}

const dayMs = 24 * 3_600_000;

/**
 * Tells the API of this phone again: once a day, and after a new login, for its session is another. The browser may have renewed its
 * subscription meanwhile, and our key may be a new one. Where the reader has taken the leave back, the phone is told no more.
 */
export async function keepPhone(account: Account): Promise<void> {
  const told = toldPhone(account);
  if (!told || Date.now() - told.at < dayMs) return;
  if (Notification.permission !== 'granted') return unsubscribePhone(account);
  await subscribePhone(account, told.shows);
}

async function subscriptionWith(key: string): Promise<PushSubscriptionJSON> {
  const { pushManager } = await workingWorker();
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) === key) return before.toJSON();
  await before?.unsubscribe();
  return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
}

/** Milliseconds in which a worker is there that has begun to load. */
const workerMs = 20_000;

/** The worker that shows notifications. @throws Error where it does not come: the browser alone would wait for ever */
function workingWorker(): Promise<ServiceWorkerRegistration> {
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('No worker came.')), workerMs);
  });
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}

/** The key of ours with which a browser has subscribed, in base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Whether an error is the API's own; a browser says of its push service nothing that a reader can use. */
export function isOfApi(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
