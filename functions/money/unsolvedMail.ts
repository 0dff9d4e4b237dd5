import { compose, type Mail } from '../mail/compose.ts';
import type { UnsolvedAdvance, UnsolvedCause } from './unsolved.ts';

/** Advances that a mail tells of; the command has the others. */
const most = 30;

/** Why operators look at an advance, in words. */
export const causes: Record<UnsolvedCause, string> = {
  silent: 'its owner has not answered a proof for 48 hours',
  disputed: 'its owner has not seen the payment, or not all of it, two times',
  denied: 'its guest says that the refund has not come',
};

/** The mail to operators about advances that wait for them since the one before. */
export function unsolvedMail(advances: readonly UnsolvedAdvance[]): Mail {
  const subject = `Sarai: ${advances.length === 1 ? '1 advance waits' : `${advances.length} advances wait`} for you`;
  const lines = advances.slice(0, most).map(lineOf);
  const how =
    'All of them: npm run operate -- advances -c stage=<name>. The runbook says what to do: "A disputed payment".';
  return compose({ kind: 'reports', language: 'en', subject }, [...lines.map((text) => ({ text })), { text: how }]);
}

function lineOf({ at, bookingId, vendorId, cause }: UnsolvedAdvance): string {
  return `${at}  ${bookingId}, of the vendor ${vendorId}: ${causes[cause]}\nnpm run operate -- advance ${bookingId} -c stage=<name>`;
}
