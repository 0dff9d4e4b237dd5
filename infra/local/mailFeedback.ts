import type { MailFeedback } from '../../functions/events/blockAddress.ts';
import type { MailEvent } from '../../functions/runtime/onEvent.ts';
import type { SentMail } from './engines/ses.ts';

/** An event of SES, as EventBridge hands it over. */
export type FeedbackEvent = MailFeedback & { source: 'aws.ses'; 'detail-type': MailEvent };

/** The mailboxes of SES's own simulator that do not simply take what comes; a label behind a `+` tells several of one apart. */
const simulated = /^(bounce|complaint|suppressionlist)(?:\+[^@]*)?@simulator\.amazonses\.com$/;

/** The event of SES for a mail to one of its simulated mailboxes; undefined for any other. */
export function feedbackOn({ to, configurationSet }: SentMail): FeedbackEvent | undefined {
  const [, mailbox] = simulated.exec(to) ?? [];
  if (mailbox === undefined) return undefined;
  const timestamp = new Date().toISOString();
  const mail = { timestamp, destination: [to], tags: { 'ses:configuration-set': [configurationSet] } };
  if (mailbox === 'complaint') {
    const complaint = { complaintFeedbackType: 'abuse', timestamp };
    return eventOf('Email Complaint Received', { eventType: 'Complaint', mail, complaint });
  }
  const bounceSubType = mailbox === 'bounce' ? 'General' : 'OnAccountSuppressionList';
  const bounce = { bounceType: 'Permanent', bounceSubType, timestamp };
  return eventOf('Email Bounced', { eventType: 'Bounce', mail, bounce });
}

function eventOf(event: MailEvent, detail: MailFeedback['detail']): FeedbackEvent {
  return { source: 'aws.ses', 'detail-type': event, detail };
}
