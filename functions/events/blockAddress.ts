import { type Feedback, mailBlocking } from '../mail/mailBlocks.ts';
import { onEvent } from '../runtime/onEvent.ts';

/** Fields of EventBridge's event of SES about a mail that was sent. */
export interface MailFeedback {
  detail: {
    eventType: string;
    mail: { destination: string[] };
    bounce?: { bounceType: string; timestamp: string };
    complaint?: { complaintFeedbackType?: string; timestamp: string };
  };
}

/**
 * The address is the one that the mail was sent to: what a server names as the recipient may be where it was passed on to.
 * A mail of ours has one recipient, who may have an account of each role.
 */
export const handler = onEvent(
  {
    trigger: { on: 'mail', events: ['Email Bounced', 'Email Complaint Received', 'Email Rejected'] },
    summary: 'Send no more mails to an address where they come back for good, or whose owner complains of one.',
    memoryMegabytes: 512,
    timeoutSeconds: 30,
  },
  { users: mailBlocking.user, vendors: mailBlocking.vendor },
  async ({ detail }: MailFeedback, { users, vendors }) => {
    const feedback = feedbackIn(detail);
    if (!feedback) return { outcome: 'let be', said: saidIn(detail) };
    let blocked = 0;
    for (const address of detail.mail.destination) {
      for (const blocks of [users, vendors]) blocked += Number(await blocks.block(address, feedback));
    }
    return { outcome: blocked > 0 ? 'blocked' : 'known before', said: saidIn(detail) };
  },
);

/** A bounce that is not for good may be a full mailbox; a complaint that it is no spam is none. */
function feedbackIn({ bounce, complaint }: MailFeedback['detail']): Feedback | undefined {
  if (bounce?.bounceType === 'Permanent') return { reason: 'bounce', at: instantOf(bounce) };
  const complains = complaint && complaint.complaintFeedbackType !== 'not-spam';
  return complains ? { reason: 'complaint', at: instantOf(complaint) } : undefined;
}

function instantOf({ timestamp }: { timestamp: string }): string {
  return new Date(timestamp).toISOString();
}

function saidIn({ eventType, bounce, complaint }: MailFeedback['detail']): string {
  return [eventType, bounce?.bounceType ?? complaint?.complaintFeedbackType].filter(Boolean).join(' ');
}
