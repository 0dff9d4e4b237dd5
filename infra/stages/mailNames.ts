import type { Stage } from './stage.ts';

/** The address alone that mails come from, without the name before it. */
export function senderAddress({ mail }: Pick<Stage, 'mail'>): string {
  return mail.sender.replace(/^.*<|>$/g, '');
}

/** The domain that mails come from, by which SES knows the identity that sends them. */
export function senderDomain(stage: Pick<Stage, 'mail'>): string {
  return senderAddress(stage).replace(/^.*@/, '').toLowerCase();
}

/** The set of a stage, by which SES knows how to send, and whose mail it was that came back. */
export function configurationSetName({ name }: Pick<Stage, 'name'>): string {
  return `sarai-${name}`;
}
