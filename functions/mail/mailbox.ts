import { fail } from '../../shared/errors.ts';
import { describeError, log } from '../runtime/log.ts';
import { isOutage } from '../runtime/outage.ts';
import type { Port } from '../runtime/ports.ts';
import { required } from '../runtime/settings.ts';
import { elementOf, serviceError, signedPost } from '../runtime/signedPost.ts';
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
    const sender = required('MAIL_SENDER');
    const endpoint = process.env.AWS_ENDPOINT_URL_SES;
    const offer = (to: string, mail: Mail) => handOver(endpoint, formOf(sender, to, mail));
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

async function handOver(endpoint: string | undefined, form: URLSearchParams): Promise<'taken' | 'refused'> {
  try {
    await post(endpoint, form).catch((error: unknown) => {
      if (!isOutage(error)) throw error;
      return post(endpoint, form);
    });
    return 'taken';
  } catch (error) {
    log('error', { gateway: 'mail', ...describeError(error) });
    if (error instanceof Error && refusals.includes(error.name)) return 'refused';
    throw fail('mail_unavailable');
  }
}

async function post(endpoint: string | undefined, form: URLSearchParams): Promise<void> {
  const { status, text } = await signedPost({
    service: 'ses',
    host: 'email',
    endpoint,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    milliseconds: 2000,
  });
  if (status !== 200) throw serviceError('SES', status, elementOf(text, 'Code'));
}

function formOf(sender: string, to: string, { subject, text, html }: Mail): URLSearchParams {
  const utf8 = (part: string, data: string) => ({
    [`Message.${part}.Data`]: data,
    [`Message.${part}.Charset`]: 'UTF-8',
  });
  return new URLSearchParams({
    Action: 'SendEmail',
    Version: '2010-12-01',
    Source: sender,
    'Destination.ToAddresses.member.1': to,
    ...utf8('Subject', subject),
    ...utf8('Body.Text', text),
    ...utf8('Body.Html', html),
  });
}
