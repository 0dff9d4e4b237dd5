import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { fail } from '../../shared/errors.ts';
import { endingWithRequest } from '../runtime/deadline.ts';
import { describeError, log } from '../runtime/log.ts';
import type { Port } from '../runtime/ports.ts';
import { required } from '../runtime/settings.ts';
import type { Mail } from './compose.ts';

/** SES takes what is sent here and delivers it to nobody: for a mail whose sending must look like any other's. */
export const nobody = 'success@simulator.amazonses.com';

/** Sends mails. */
export interface Mailer {
  /** The site's own address, where it has one: for links. */
  siteUrl: string | undefined;
  /** Hands a mail to SES, which takes 4 s at most. @throws Failure `mail_unavailable` */
  send(to: string, mail: Mail): Promise<void>;
  /** The same; tells whether SES took it or refuses this mail to this address. @throws Failure `mail_unavailable` */
  offer(to: string, mail: Mail): Promise<'taken' | 'refused'>;
}

/** Sends mails through SES, from the stage's own address. */
export const mailbox: Port<Mailer> = {
  resource: 'mail',
  actions: ['ses:SendEmail'],
  settings: ['MAIL_SENDER', 'SITE_URL'],
  open: () => {
    const client = endingWithRequest(
      new SESClient({
        maxAttempts: 2,
        requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
      }),
    );
    const sender = required('MAIL_SENDER');
    const offer = (to: string, mail: Mail) => handOver(client, commandOf(sender, to, mail));
    return {
      siteUrl: process.env.SITE_URL,
      offer,
      send: async (to, mail) => {
        if ((await offer(to, mail)) === 'refused') throw fail('mail_unavailable');
      },
    };
  },
};

/** What SES says of a mail that it will not take the next time either. */
const refusals: readonly unknown[] = ['MessageRejected', 'InvalidParameterValue'];

async function handOver(client: SESClient, command: SendEmailCommand): Promise<'taken' | 'refused'> {
  try {
    await client.send(command);
    return 'taken';
  } catch (error) {
    log('error', { gateway: 'mail', ...describeError(error) });
    if (error instanceof Error && refusals.includes(error.name)) return 'refused';
    throw fail('mail_unavailable');
  }
}

function commandOf(sender: string, to: string, { subject, text, html }: Mail): SendEmailCommand {
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return new SendEmailCommand({
    Source: sender,
    Destination: { ToAddresses: [to] },
    Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
  });
}
