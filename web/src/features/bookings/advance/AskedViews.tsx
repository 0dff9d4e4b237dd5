import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { unseenOf } from '../../../../../shared/rules/proofs.ts';
import { Button } from '../../../components/Button.tsx';
import { formatStayAt } from '../../../words/days.ts';
import { PaymentProof } from '../../money/PaymentProof.tsx';
import { formatPrice } from '../../rooms/format.ts';
import type { ViewProps } from './advanceProps.ts';
import { restOf } from './advanceWords.ts';
import { Deadline } from './Deadline.tsx';
import { RefundLines } from './OfferedAdvance.tsx';
import { AfterEnd } from './SentViews.tsx';

/** An advance that is to be paid: until when, how, and what follows where it is not. */
export function AskedView({ booking, payment: { terms }, advance, onOpen }: ViewProps) {
  const { until = '', received, amount } = advance;
  const unseenProof = unseenOf(advance) > 0 ? advance.proof : undefined;
  return (
    <>
      <Deadline instant={until} />
      <PartThatCame advance={advance} />
      {unseenProof && <PartOfProof proof={unseenProof} />}
      <p>
        <EndOfBooking received={received} /> <Trans>You pay straight to the owner: Sarai holds no money.</Trans>
      </p>
      {terms && <RefundLines advance={{ ...terms, amount: received || amount }} checkIn={booking.checkIn} />}
      <div className="flex flex-wrap gap-3">
        <HowToPayButton booking={booking} onOpen={onOpen} />
        <Button variant="secondary" onClick={() => onOpen('proof')}>
          <Trans>I have paid</Trans>
        </Button>
        {unseenProof && <ProveAgainButton onOpen={onOpen} />}
      </div>
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
          You said that you have paid {said}. If all of it has left your account, prove it again: if your host sees less
          again, somebody of Sarai looks at it.
        </Trans>
      </p>
    </>
  );
}

function EndOfBooking({ received }: Pick<ViewProps['advance'], 'received'>) {
  return received > 0 ? (
    <Trans>If the rest does not come by then, the booking ends, and what you paid comes back as below.</Trans>
  ) : (
    <Trans>If nothing comes by then, the booking ends and its nights are free for others.</Trans>
  );
}

/** A payment that the owner does not see: the guest looks at what was sent, and proves it again. */
export function UnseenView({ booking, payment: { terms, refundNow }, advance, onOpen }: ViewProps) {
  const { until = '', proof, received } = advance;
  return (
    <>
      <Deadline instant={until} />
      <PartThatCame advance={advance} />
      {proof && <PaymentProof proof={proof} />}
      <p>
        <Trans>
          Look at the message of your bank or wallet: are transaction id, amount and account right? Then prove the
          payment again. Do not pay twice.
        </Trans>
      </p>
      {booking.advance?.until !== undefined && (
        <p>
          <EndOfBooking received={received} />
        </p>
      )}
      {booking.status !== 'active' && (
        <p className="numbers">
          <AfterEnd refundNow={refundNow} />
        </p>
      )}
      {received > 0 && booking.status === 'active' && terms && (
        <RefundLines advance={{ ...terms, amount: received }} checkIn={booking.checkIn} />
      )}
      <div className="flex flex-wrap gap-3">
        <ProveAgainButton onOpen={onOpen} variant="primary" />
        {booking.status === 'active' && !advance.waived && (
          <HowToPayButton booking={booking} onOpen={onOpen} variant="secondary" />
        )}
      </div>
    </>
  );
}

type ButtonProps = Pick<ViewProps, 'booking' | 'onOpen'> & Pick<ComponentProps<typeof Button>, 'variant'>;

function HowToPayButton({ booking, onOpen, variant = 'primary' }: ButtonProps) {
  const { t } = useLingui();
  const stay = formatStayAt(booking.hotelName, booking.checkIn, booking.checkOut);
  return (
    <Button variant={variant} aria-label={t`How to pay: ${stay}`} onClick={() => onOpen('pay')}>
      <Trans>How to pay</Trans>
    </Button>
  );
}

function ProveAgainButton({ onOpen, variant = 'secondary' }: Omit<ButtonProps, 'booking'>) {
  return (
    <Button variant={variant} onClick={() => onOpen('again')}>
      <Trans>Prove the payment again</Trans>
    </Button>
  );
}
