import { randomUUID } from 'node:crypto';
import { handler, type MailFeedback } from '../../functions/events/blockAddress.ts';
import { feedbackOn } from '../../infra/local/mailFeedback.ts';
import { asRoleOf } from './permissions.ts';

/** An address of SES's simulator that nobody else has: mails to it come back, or are complained of. */
export function simulated(mailbox: 'bounce' | 'complaint'): string {
  return `${mailbox}+${randomUUID().slice(0, 20)}@simulator.amazonses.com`;
}

/** Tells the function what became of a mail. */
export async function tell(feedback: MailFeedback): Promise<void> {
  await asRoleOf(handler.ports, () => handler(feedback));
}

/** SES's message about a mail to an address of its simulator, at this moment. */
export function feedbackFor(to: string): MailFeedback {
  const feedback = feedbackOn({ to, configurationSet: 'sarai-test' });
  if (!feedback) throw new Error(`The simulator takes what is sent to ${to}.`);
  return feedback;
}

/** SES's message about a mail to any address that has come back for good. */
export function bounceOf(to: string): MailFeedback {
  const { detail } = feedbackFor(simulated('bounce'));
  return { detail: { ...detail, mail: { destination: [to] } } };
}
