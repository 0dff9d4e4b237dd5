import { reasonSentences } from '../../../../../shared/rules/declineReasons.ts';
import { Quote } from '../../../components/Written.tsx';
import { say } from '../../../words/say.ts';
import type { Booking } from './booking.ts';

/** Why a request or a booking came to nothing: a sentence of ours, words of whoever ended it, or both. */
export function EndReason({ booking: { reasonCode, reason }, className }: { booking: Booking; className: string }) {
  const sentence = reasonCode && reasonSentences[reasonCode];
  return (
    <>
      {sentence && <p>{say(sentence)}</p>}
      {reason && reason !== sentence && <Quote text={reason} className={className} />}
    </>
  );
}
