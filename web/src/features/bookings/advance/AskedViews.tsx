import { Trans, useLingui } from '@lingui/react/macro';
import { unseenOf } from '../../../../../shared/rules/proofs.ts';
import { Button } from '../../../components/Button.tsx';
import { formatStayAt } from '../../../words/days.ts';
import { PaymentProof } from '../../money/PaymentProof.tsx';
import { formatPrice } from '../../rooms/format.ts';
import type { ViewProps } from './advanceProps.ts';
import { restOf } from './advanceWords.ts';
import { Deadline } from './Deadline.tsx';
import { RefundLines } from './OfferedAdvance.tsx';

/** An advance that is to be paid: until when, how, and what follows where it is not. */
export function AskedView({ booking, payment: { terms }, advance, onOpen }: ViewProps) {
  const { until = '', received, amount } = advance;
  return (
    <>
      <Deadline instant={until} />
      <PartThatCame advance={advance} />
      {advance.proof && unseenOf(advance) > 0 && <PartOfProof proof={advance.proof} />}
      <p>
        {received > 0 ? (
          <Trans>If the rest does not come by then, the booking ends, and what you paid comes back as below.</Trans>
        ) : (
          <EndOfBooking />
        )}{' '}
        <Trans>You pay straight to the owner: Sarai holds no money.</Trans>
      </p>
      {terms && <RefundLines advance={{ ...terms, amount }} checkIn={booking.checkIn} />}
      <PayButtons booking={booking} onOpen={onOpen}>
        <Trans>I have paid</Trans>
      </PayButtons>
    </>
  );
}

/** The part of an advance that has come, and the rest; nothing before. */
function PartThatCame({ advance }: Pick<ViewProps, 'advance'>) {
  const [came, rest] = [formatPrice(advance.received), formatPrice(restOf(advance))];
  if (advance.received === 0) return null;
  return (
    <p className="numbers">
      <Trans>
        {came} have come, {rest} are missing.
      </Trans>
    </p>
  );
}

/** A payment of which the owner saw a part, and how its guest says so once more. */
function PartOfProof({ proof }: { proof: NonNullable<ViewProps['advance']['proof']> }) {
  const said = formatPrice(proof.amount);
  return (
    <>
      <PaymentProof proof={proof} />
      <p className="numbers">
        <Trans>
          You said that you have paid {said}. If all of it has left your account, say so once more with its transaction
          id: if your host sees less again, somebody of Sarai looks at it.
        </Trans>
      </p>
    </>
  );
}

function EndOfBooking() {
  return <Trans>If nothing comes by then, the booking ends and its nights are free for others.</Trans>;
}

/** A payment that the owner does not see: the guest looks at what was sent, and sends it again. */
export function UnseenView({ booking, advance, onOpen }: ViewProps) {
  const { until = '', proof } = advance;
  return (
    <>
      <Deadline instant={until} />
      <PartThatCame advance={advance} />
      {proof && <PaymentProof proof={proof} />}
      <p>
        <Trans>
          Look at the message of your bank or wallet: are transaction id, amount and account right? Then send it again.
        </Trans>
      </p>
      {booking.advance?.until !== undefined && (
        <p>
          <EndOfBooking />
        </p>
      )}
      <PayButtons booking={booking} onOpen={onOpen}>
        <Trans>Send it again</Trans>
      </PayButtons>
    </>
  );
}

function PayButtons({
  booking,
  onOpen,
  children,
}: Pick<ViewProps, 'booking' | 'onOpen'> & { children: React.ReactNode }) {
  const { t } = useLingui();
  const stay = formatStayAt(booking.hotelName, booking.checkIn, booking.checkOut);
  return (
    <div className="flex flex-wrap gap-3">
      <Button aria-label={t`How to pay: ${stay}`} onClick={() => onOpen('pay')}>
        <Trans>How to pay</Trans>
      </Button>
      <Button variant="secondary" onClick={() => onOpen('proof')}>
        {children}
      </Button>
    </div>
  );
}
