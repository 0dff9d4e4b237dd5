import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { fail } from '../../shared/errors.ts';
import { endingWithRequest } from '../runtime/deadline.ts';
import { count } from '../runtime/figures.ts';
import { describeError, log } from '../runtime/log.ts';
import type { Port } from '../runtime/ports.ts';
import { required } from '../runtime/settings.ts';
import type { Mail } from './compose.ts';

/** SES takes what is sent here and delivers it to nobody: for a mail whose sending must look like any other's. */
export const nobody = 'success@simulator.amazonses.com';

/**
 * Outcome of a mail: SES took it, refuses it, will never mail that address, or did not answer in time and may have
 * taken it.
 */
export type MailOutcome = 'taken' | 'refused' | 'undeliverable' | 'perhaps';

/** Sends mails. */
export interface Mailer {
  /** The site's own address, where it has one: for links. */
  siteUrl: string | undefined;
  /** Hands a mail to SES. @throws Failure `mail_unavailable` where it is not certain that SES took it */
  send(to: string, mail: Mail): Promise<void>;
  /** Sends a mail and tells its outcome. @throws Failure `mail_unavailable` where SES certainly did not take it */
  offer(to: string, mail: Mail): Promise<MailOutcome>;
}

/** How often a mail is handed over, and how long each answer is waited for: milliseconds. */
interface Patience {
  attempts: number;
  milliseconds: number;
}

/** Sends mails through SES, from the stage's own address, for somebody who waits for the answer: 4 s at most. */
export const mailbox = mailboxWith({ attempts: 2, milliseconds: 2_000 });

/**
 * A mailbox for mails that nobody waits for. It hands a mail over once, for one that was taken without an answer would
 * come twice.
 */
export const patientMailbox = mailboxWith({ attempts: 1, milliseconds: 5_000 });

function mailboxWith(patience: Patience): Port<Mailer> {
  return {
    resource: 'mail',
    actions: ['ses:SendEmail'],
    settings: ['MAIL_SENDER', 'MAIL_REPLY_TO', 'MAIL_CONFIGURATION_SET', 'SITE_URL'],
    open: () => {
      const client = clientWith(patience);
      const { MAIL_REPLY_TO: replyTo, MAIL_CONFIGURATION_SET: configurationSet } = process.env;
      const from = {
        Source: required('MAIL_SENDER'),
        // Where answers go; to the sender where it is left out.
        ...(replyTo && { ReplyToAddresses: [replyTo] }),
        // By it SES knows how to send for the stage, and tells it alone what became of its mails.
        ...(configurationSet && { ConfigurationSetName: configurationSet }),
      };
      const offer = (to: string, mail: Mail) =>
        counted(to, mail, () => handOver(client, to, new SendEmailCommand({ ...from, ...addressed(to, mail) })));
      return {
        siteUrl: process.env.SITE_URL,
        offer,
        send: async (to, mail) => {
          if ((await offer(to, mail)) !== 'taken') throw fail('mail_unavailable');
        },
      };
    },
  };
}

function clientWith({ attempts: maxAttempts, milliseconds: requestTimeout }: Patience): SESClient {
  const requestHandler = { connectionTimeout: 1000, requestTimeout, throwOnRequestTimeout: true };
  return endingWithRequest(new SESClient({ maxAttempts, requestHandler }));
}

/** Counts a mail by what it tells, and apart from that by what became of it. Those for nobody are none. */
async function counted(to: string, { kind }: Mail, offer: () => Promise<MailOutcome>): Promise<MailOutcome> {
  if (to === nobody) return offer();
  count(`mails.${kind}`);
  try {
    const outcome = await offer();
    count(`mailOutcomes.${outcome}`);
    return outcome;
  } catch (error) {
    count('mailOutcomes.unavailable');
    throw error;
  }
}

async function handOver(client: SESClient, to: string, command: SendEmailCommand): Promise<MailOutcome> {
  try {
    await client.send(command);
    return 'taken';
  } catch (error) {
    const offered = error instanceof Error ? meantBy(error, to) : undefined;
    if (!offered) throw fail('mail_unavailable', { cause: error });
    log('error', { ses: offered, ...describeError(error) });
    return offered;
  }
}

/** The outcome is undefined where SES certainly did not take the mail, and may take it later. */
function meantBy({ name, message }: Error, to: string): MailOutcome | undefined {
  switch (name) {
    case 'InvalidParameterValue':
      return 'undeliverable';
    case 'MessageRejected':
      // In the sandbox SES names the addresses that are not verified, be it the sender's or this one.
      return message.toLowerCase().includes(to.toLowerCase()) ? 'undeliverable' : 'refused';
    case 'TimeoutError':
    case 'AbortError':
      return message.includes('establish a connection') ? undefined : 'perhaps';
    default:
      return undefined;
  }
}

function addressed(to: string, { subject, text, html }: Mail) {
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return {
    Destination: { ToAddresses: [to] },
    Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
  };
}
