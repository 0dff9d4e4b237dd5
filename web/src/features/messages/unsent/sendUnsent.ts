import { t } from '@lingui/core/macro';
import { ApiError, mayHaveArrived } from '../../../api/ApiError.ts';
import { toast } from '../../../components/toasts/toast.ts';
import { newKey } from '../../../forms/newKey.ts';
import { Sender } from '../../../offline/Sender.ts';
import { currentSession } from '../../../session.ts';
import { isEmailConfirmed } from '../../accounts/api/isEmailConfirmed.ts';
import { sendMessage } from '../api/messages.ts';
import { keyOf, sideOf } from '../thread.ts';
import {
  changeUnsent,
  dropUnsent,
  keepUnsent,
  mostUnsent,
  type UnsentMessage,
  unsentMessages,
} from './unsentMessages.ts';

/** Each message goes under the key that was made when it was written, so that it is one from however many tabs it is sent. */
const sender = new Sender({
  lock: 'unsent messages',
  waits: () => unsentMessages.read().length > 0,
  maySend: () => currentSession() !== undefined,
  sendAll,
});

/** Sends what is not sent yet, also where others are on their way already. */
export const sendUnsent = () => sender.sendNext();

/** Sends what is not sent now, and from now on whenever there may be a connection. */
export const watchUnsent = () => sender.watch();

/** Sends the messages in their order; behind one that was refused those of its thread wait. */
async function sendAll(): Promise<void> {
  const held = new Set<string>();
  const done = new Set<string>();
  for (let next = nextOf(held, done); next; next = nextOf(held, done)) {
    done.add(next.requestKey);
    if (!(await mayGo(next)) || !(await send(next))) return;
  }
}

/** The first message that may go; one that was written since is found too. */
function nextOf(held: Set<string>, done: ReadonlySet<string>): UnsentMessage | undefined {
  const session = currentSession();
  return unsentMessages.read().find(({ requestKey, thread, refused }) => {
    if (!session || thread.side !== sideOf(session)) return false;
    if (refused !== undefined) held.add(keyOf(thread));
    return !held.has(keyOf(thread)) && !done.has(requestKey);
  });
}

/** While the email is not confirmed the API would refuse it again, and all others with it. */
async function mayGo({ unconfirmed }: UnsentMessage): Promise<boolean> {
  return !unconfirmed || isEmailConfirmed();
}

/** @returns whether the API has answered */
async function send(message: UnsentMessage): Promise<boolean> {
  const { refused: _, ...sent } = message;
  // From here on it may have arrived, also where this page is closed before the answer.
  changeUnsent({ ...sent, tried: true });
  try {
    await sendMessage(message);
    dropUnsent(message.requestKey);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return learnFrom(error, message);
  }
}

/** A refused try has not arrived; of one before it as much is known as before. */
function learnFrom(error: ApiError, message: UnsentMessage): boolean {
  if (mayHaveArrived(error)) return false;
  // The work was stopped, or the session has ended: it waits on.
  const waits = error.code === 'work_needed' || error.code === 'not_signed_in';
  if (waits) changeUnsent(message);
  else if (error.code === 'writer_unconfirmed' && !currentSession()?.staff)
    changeUnsent({ ...message, unconfirmed: true });
  else changeUnsent({ ...message, refused: error.message });
  return !waits && error.code !== 'writer_unconfirmed';
}

/** Lets a message go by itself once it can be sent. @returns false where too many wait already, and says so */
export function letGo(message: Omit<UnsentMessage, 'requestKey' | 'at'>): boolean {
  if (!keepUnsent({ ...message, requestKey: newKey(), at: Date.now() })) {
    toast('error', t`${mostUnsent} messages wait in this browser already. Take one of them back first.`);
    return false;
  }
  sender.watch();
  return true;
}

/** Tries a refused message again. */
export function tryAgain({ refused: _, ...message }: UnsentMessage): void {
  changeUnsent(message);
  void sendUnsent();
}
