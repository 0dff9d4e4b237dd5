import type { Port } from '../runtime/ports.ts';
import { required } from '../runtime/settings.ts';
import type { Mail } from './compose.ts';
import { type Mailer, type MailOutcome, patientMailbox } from './mailbox.ts';

/** Sends mails to those who run the stage. */
interface OperatorMailer extends Pick<Mailer, 'siteUrl'> {
  /** @throws Failure `mail_unavailable` where SES certainly did not take it */
  offer(mail: Mail): Promise<MailOutcome>;
}

/** The address of the operators is a setting: nobody else is reached by it. */
export const operatorMailbox: Port<OperatorMailer> = {
  ...patientMailbox,
  settings: [...(patientMailbox.settings ?? []), 'MAIL_OPERATORS'],
  open: () => {
    const { siteUrl, offer } = patientMailbox.open();
    const to = required('MAIL_OPERATORS');
    return { siteUrl, offer: (mail) => offer(to, mail) };
  },
};
