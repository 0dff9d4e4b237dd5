import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useFocusAfter } from '../../components/useFocusAfter.ts';
import { useFocusInPlace } from '../../components/useFocusInPlace.ts';
import { useNow } from '../../components/useNow.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { useOutcome } from '../../forms/outcomeOf.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { PhoneLinks } from '../bookings/stay/PhoneLinks.tsx';
import { PaymentProof } from '../money/PaymentProof.tsx';
import { AnswerProof } from './AnswerProof.tsx';
import { advanceActs } from './advanceActs.ts';
import { sayAdvance } from './advanceWords.ts';
import { type Advance, type Payment, useAnswerAdvance } from './api/payments.ts';
import { ProofFacts } from './ProofFacts.tsx';
import { RefundForm } from './RefundForm.tsx';

interface Props {
  booking: Booking;
  advance: Advance;
  account: Payment['account'];
  isOwner: boolean;
}

/** The advance of a booking: its state, the proof of its payment, and what its owner can do. */
export function AdvanceOfBooking({ booking, advance, account, isOwner }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const acts = isOwner ? advanceActs(advance, booking.status === 'active') : undefined;
  const place = useFocusInPlace<HTMLElement>(String(advance.revision));
  const name = guestName(booking.guest.name);
  return (
    <section {...place} aria-label={t`Advance of ${name}`} className="grid gap-4">
      <p role="status" className="numbers font-medium">
        {sayAdvance(advance, { ...account, stands: booking.status === 'active' }, now)}
      </p>
      {owes.includes(advance.status) && <GuestOfRefund booking={booking} advance={advance} />}
      {advance.proof && acts?.receive && <ProofFacts proof={advance.proof} />}
      {acts?.receive && <AnswerProof key={advance.revision} booking={booking} advance={advance} mayMiss={acts.miss} />}
      {acts?.waive && <Waive booking={booking} advance={advance} />}
      {acts?.refund && (
        <PayBack key={advance.revision} {...{ booking, advance }} paid={account.paid} isMore={acts.refund === 'more'} />
      )}
    </section>
  );
}

/** States in which an owner may have to pay something back. */
const owes: readonly Advance['status'][] = ['refundDue', 'denied', 'settled'];

/** The payment that came, and its guest, who says where the refund goes. */
function GuestOfRefund({ booking, advance }: Pick<Props, 'booking' | 'advance'>) {
  const { name, contactNumber } = booking.guest;
  const isDue = advance.status === 'refundDue';
  return (
    <>
      {isDue && (
        <p>
          <Trans>Ask your guest where it should go.</Trans>
        </p>
      )}
      {isDue && advance.proof && <PaymentProof proof={advance.proof} />}
      {contactNumber !== '' && <PhoneLinks name={guestName(name)} number={contactNumber} />}
    </>
  );
}

function Waive({ booking, advance }: Pick<Props, 'booking' | 'advance'>) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const answer = useAnswerAdvance(booking._id, advance);
  const [busy, run] = useOutcome(() => answer({ answer: 'waived' }));
  const name = guestName(booking.guest.name);
  useFocusAfter(asking);
  async function confirm() {
    const { error } = await run();
    if (!error) setAsking(false);
  }
  return (
    <>
      <Button
        variant="quiet"
        className="-ms-2 justify-self-start"
        aria-label={t`Ask for no advance: ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Ask for no advance</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={<Trans>Ask for no advance?</Trans>}
          action={<Trans>Ask for none</Trans>}
          busy={busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          <Trans>The booking stands without it, and your guest pays at the hotel. This cannot be undone.</Trans>
          <FormAlert />
        </ConfirmDialog>
      )}
    </>
  );
}

/** The way to note a refund: one that is due, or one that the owner gives although none is. */
function PayBack({ isMore, ...refund }: Omit<ComponentProps<typeof RefundForm>, 'onClose'> & { isMore: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useFocusAfter(isOpen);
  if (isOpen) return <RefundForm {...refund} onClose={() => setOpen(false)} />;
  return (
    <Button
      variant={isMore ? 'quiet' : 'primary'}
      className={isMore ? '-ms-2 justify-self-start' : 'justify-self-start'}
      onClick={() => setOpen(true)}
    >
      {isMore ? <Trans>Pay some of it back</Trans> : <Trans>I have paid it back</Trans>}
    </Button>
  );
}
