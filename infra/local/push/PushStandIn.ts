import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { phoneIdOf } from '../../../functions/push/phoneItem.ts';
import type { PushMessage } from '../../../shared/rules/push.ts';
import { decrypted, newPhone, type PlayedPhone } from './receiver.ts';
import { senderIn } from './sender.ts';

/** A message that the stand-in has received and decrypted. */
export interface ReceivedPush {
  endpoint: string;
  message: PushMessage;
  /** Public key of the sender. */
  key: string;
  seconds: number;
  urgency: string;
  topic: string;
}

/** The name of the push service that this stands for, and an address of the internet that only this machine takes for it. */
export const pushHost = 'push.sarai.example';
export const pushHostAddress = '93.184.215.15';

/** Stands for a push service and for the phones behind it: it takes messages as RFC 8030 says, and decrypts each. */
export class PushStandIn {
  readonly received: ReceivedPush[] = [];
  readonly #phones = new Map<string, PlayedPhone>();
  /** Statuses that are answered next, before it takes messages again. */
  readonly #next: number[] = [];

  /** A new phone, as a browser would tell it. */
  subscribe(): { endpoint: string; p256dh: string; auth: string } {
    const { privateKey, p256dh, auth } = newPhone();
    const endpoint = `https://${pushHost}/send/${p256dh.slice(-32)}`;
    this.#phones.set(endpoint, { privateKey, auth });
    return { endpoint, p256dh, auth };
  }

  /** The phone is gone, as after its browser has ended the subscription; false where it was none. */
  forget(endpoint: string): boolean {
    return this.#phones.delete(endpoint);
  }

  /** Answers the next messages with these statuses. */
  answerWith(...statuses: number[]): void {
    this.#next.push(...statuses);
  }

  /** Answers all that comes from now on as it should. */
  answerNormally(): void {
    this.#next.length = 0;
  }

  /** The messages of a phone, oldest first. */
  of(endpoint: string): ReceivedPush[] {
    return this.received.filter((each) => each.endpoint === endpoint);
  }

  readonly take: RequestListener = async (request, response) => {
    const body = await buffer(request);
    const endpoint = `https://${pushHost}${request.url}`;
    const phone = this.#phones.get(endpoint);
    const status = this.#next.shift();
    if (status !== undefined || !phone) return response.writeHead(status ?? 410).end();
    const { ttl, urgency, topic, authorization = '' } = request.headers;
    const key = senderIn(authorization, `https://${pushHost}`);
    const message = JSON.parse(decrypted(body, phone)) as PushMessage;
    const said = { endpoint, message, key, seconds: Number(ttl), urgency: String(urgency), topic: String(topic) };
    this.received.push(said);
    return response.writeHead(201, { location: `/sent/${phoneIdOf(endpoint)}` }).end();
  };
}
