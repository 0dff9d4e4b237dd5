import { Trans } from '@lingui/react/macro';
import { lapseOf } from '../../../../../shared/rules/advanceTimes.ts';
import { today } from '../../../../../shared/rules/dates.ts';
import { Button } from '../../../components/Button.tsx';
import { useNow } from '../../../components/useNow.ts';
import { formatDay, formatDayAndTime } from '../../../words/days.ts';
import { PaymentProof } from '../../money/PaymentProof.tsx';
import { formatPrice } from '../../rooms/format.ts';
import type { ViewProps } from './advanceProps.ts';
import { RefundLines } from './OfferedAdvance.tsx';

/** A payment that waits for the owner. */
export function SentView({ booking, payment: { refundNow }, advance: { proof } }: ViewProps) {
  return (
    <>
      {proof && <PaymentProof proof={proof} />}
      <p>
        {booking.status === 'active' ? (
          <Trans>The clock stands still until your host has looked for it. If he is slow, it costs you nothing.</Trans>
        ) : proof?.late ? (
          <Trans>
            If your host has it, your booking stands again where its nights are free, or all of it comes back to you.
          </Trans>
        ) : (
          <AfterEnd refundNow={refundNow} />
        )}
      </p>
    </>
  );
}

/** The part of a payment for a booking that has ended which comes back once it is seen. */
export function AfterEnd({ refundNow }: Pick<ViewProps['payment'], 'refundNow'>) {
  const back = formatPrice(refundNow?.amount ?? 0);
  return (
    <Trans>The booking has ended. Once your host says that the payment came, {back} of it come back to you.</Trans>
  );
}

export function DisputedView({ booking, payment: { refundNow }, advance: { proof, received } }: ViewProps) {
  const came = formatPrice(received);
  return (
    <>
      {proof && <PaymentProof proof={proof} />}
      <p className="numbers">
        {received > 0 ? (
          <Trans>Your host says again that not all of it came. {came} of the advance have come.</Trans>
        ) : (
          <Trans>Your host says again that it did not come.</Trans>
        )}{' '}
        <Trans>Somebody of Sarai looks at it and writes to both of you.</Trans>{' '}
        {booking.status === 'active' && <Trans>Your nights are held until then.</Trans>}{' '}
        <Trans>Do not pay again.</Trans> {booking.status !== 'active' && <AfterEnd refundNow={refundNow} />}
      </p>
    </>
  );
}

export function ReceivedView({ booking, payment: { terms }, advance: { received, settledFor } }: ViewProps) {
  return (
    <>
      {settledFor && (
        <p>
          {settledFor === 'guest' ? (
            <Trans>Somebody of Sarai has settled it for you: your payment counts as received.</Trans>
          ) : (
            <Trans>
              It was settled for your host: your payment counts as not made. Nothing is to be paid any more.
            </Trans>
          )}
        </p>
      )}
      {booking.status === 'active' && terms && (
        <RefundLines advance={{ ...terms, amount: received }} checkIn={booking.checkIn} />
      )}
    </>
  );
}

/** An advance that lapsed: a payment of before can still be told of. */
export function LapsedView({ advance: { lateUntil = '' }, onOpen }: ViewProps) {
  const now = useNow();
  const isLate = now < new Date(lateUntil);
  const last = isLate && formatDay(today(new Date(lateUntil)), now);
  const ended = isLate && formatDayAndTime(new Date(lapseOf(lateUntil)), now);
  return (
    <>
      <p className="numbers">
        {ended ? (
          <Trans>Nothing came until {ended}, so the booking has ended and its nights are free for others.</Trans>
        ) : (
          <Trans>Nothing came in time, so the booking has ended and its nights are free for others.</Trans>
        )}{' '}
        <Trans>Do not pay now.</Trans>
      </p>
      {isLate && (
        <>
          <p className="numbers">
            <Trans>
              Did you pay before that? Say so until {last}. If your host has it, your booking stands again where its
              nights are free, or all of it comes back to you.
            </Trans>
          </p>
          <p>
            <Button variant="secondary" onClick={() => onOpen('proof')}>
              <Trans>I paid before that</Trans>
            </Button>
          </p>
        </>
      )}
    </>
  );
}

export function EndedView({ booking }: ViewProps) {
  return (
    <p>
      {booking.status === 'active' ? (
        <Trans>Your host asks for nothing in advance any more: you pay at the hotel.</Trans>
      ) : (
        <Trans>Nothing was paid, and nothing is to be paid.</Trans>
      )}
    </p>
  );
}
