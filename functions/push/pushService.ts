import webPush from 'web-push';
import { FetchFault } from '../runtime/fetchFault.ts';
import { describeError, log } from '../runtime/log.ts';
import { networkOf } from '../runtime/networkFile.ts';
import type { Port } from '../runtime/ports.ts';
import { type Network, postPublic } from '../runtime/publicFetch.ts';
import type { PhoneItem } from './phoneItem.ts';
import type { PushKey } from './pushKey.ts';

/**
 * Outcome of a message to one phone: its service took it, or has no such phone any more, may take it later, or refuses it as it is.
 */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'refused';

/** A message before it is encrypted, and how its service treats it (RFC 8030): seconds that it is kept for a phone, and its urgency. */
export interface Message {
  text: string;
  topic: string;
  seconds: number;
  urgency: 'normal' | 'high';
}

/** The phone's address and keys. */
export type Receiver = Pick<PhoneItem, 'endpoint' | 'p256dh' | 'auth'>;

/** Hands messages to the services of phones. */
export interface PushServices {
  send(receiver: Receiver, message: Message, key: PushKey): Promise<PushOutcome>;
}

/**
 * Services of phones are anywhere on the internet, and nowhere else. Where PUSH_NETWORK names a file, as one machine does and no stage,
 * the stand-in that it names is reached too.
 */
export const pushServices: Port<PushServices> = {
  resource: 'internet',
  actions: [],
  settings: ['PUSH_NETWORK', 'SITE_URL', 'MAIL_SENDER'],
  open: () => servicesOn(networkOf(process.env.PUSH_NETWORK)),
};

const bounds = { milliseconds: 5_000, maxBytes: 20_000 };

/** Sends over a network; over the internet where none is given. */
export function servicesOn(network?: Network): PushServices {
  return {
    send: async (receiver, message, key) => {
      const request = encrypted(receiver, message, key);
      if (!request) return 'gone';
      return postPublic(receiver.endpoint, { ...bounds, ...request }, network).then(
        ({ status }) => outcomeOf(status),
        (error: unknown) => outcomeOfFault(error),
      );
    },
  };
}

/** An address that leads to what is not on the internet is none of a phone. */
function outcomeOfFault(error: unknown): PushOutcome {
  if (!(error instanceof FetchFault)) throw error;
  return error.code === 'address_refused' || error.code === 'address_private' ? 'gone' : 'later';
}

/** The request; undefined for a phone whose key is none: nobody can read what is encrypted for it. */
function encrypted({ endpoint, p256dh, auth }: Receiver, { text, topic, seconds, urgency }: Message, key: PushKey) {
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      TTL: seconds,
      topic,
      urgency,
      vapidDetails: { subject: subject(), ...key },
    });
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { headers: Object.fromEntries(texts) as Record<string, string>, body };
  } catch (error) {
    log('warn', describeError(error));
    return undefined;
  }
}

/** Whom a push service may ask about our messages: the site, or where it has no name of its own the sender of its mails. */
function subject(): string {
  const { SITE_URL: site = '', MAIL_SENDER: sender = '' } = process.env;
  return site.startsWith('https:') ? site : `mailto:${/<(.+)>/.exec(sender)?.[1] ?? sender}`;
}

/** By RFC 8030, 7.3 and 8.4, and as services answer: https://web.dev/articles/push-notifications-web-push-protocol */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
