import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { today } from '../../../../../shared/rules/dates.ts';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { closeAndFocus } from '../../../components/closeAndFocus.ts';
import { useNow } from '../../../components/useNow.ts';
import { useOutcome } from '../../../forms/outcomeOf.ts';
import { formatDay, formatStayAt } from '../../../words/days.ts';
import { isolate } from '../../../words/isolate.ts';
import { listed } from '../../../words/lists.ts';
import { wayNames } from '../../money/wayWords.ts';
import { formatPrice } from '../../rooms/format.ts';
import { useAnswerRefund } from '../api/payments.ts';
import type { ViewProps } from './advanceProps.ts';

export function RefundDueView({ advance: { refund, settledFor } }: ViewProps) {
  const now = useNow();
  if (refund?.paid) return <UnpaidRefund amount={refund.amount} />;
  const dueBy = refund?.dueBy && formatDay(refund.dueBy, now);
  const isLate = refund?.dueBy !== undefined && refund.dueBy < today(now);
  return (
    <p className="numbers">
      {settledFor === 'owner' && (
        <Trans>It was settled for your host: the rest of your payment counts as not made.</Trans>
      )}{' '}
      {dueBy ? (
        <Trans>Your host pays it back to you straight, by {dueBy} at the latest.</Trans>
      ) : (
        <Trans>Your host pays it back to you straight.</Trans>
      )}{' '}
      <Trans>Tell him where you want to have it.</Trans>{' '}
      {isLate && <Trans>It is late: until it is paid, he can ask for no advances, and his pages say so.</Trans>}
    </p>
  );
}

/** A refund that an operator holds for not paid, although the owner has said that it was: it is late at once. */
function UnpaidRefund({ amount }: { amount: number }) {
  const owes = formatPrice(amount);
  return (
    <p className="numbers">
      <Trans>It was settled for you: the refund counts as not paid.</Trans>{' '}
      <Trans>Your host owes you {owes}. Tell him where you want to have it.</Trans>{' '}
      <Trans>It is late: until it is paid, he can ask for no advances, and his pages say so.</Trans>
    </p>
  );
}

/** A refund that the owner says was paid: the guest alone says whether it came. */
export function RefundedView({ booking, advance: { refund } }: ViewProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const answer = useAnswerRefund(booking._id);
  const [busy, run] = useOutcome(answer);
  const stay = formatStayAt(booking.hotelName, booking.checkIn, booking.checkOut);
  const close = () => setAsking(false);

  async function say(came: 'confirmed' | 'denied') {
    const card = place.current?.closest('article');
    const { answer: answered } = await run(came);
    if (answered) closeAndFocus(close, card);
    else close();
  }

  return (
    <div ref={place} className="grid gap-3">
      {refund?.paid && <PaidRefund paid={refund.paid} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy && !asking} aria-label={t`It has come: ${stay}`} onClick={() => void say('confirmed')}>
          <Trans>It has come</Trans>
        </Button>
        <Button variant="secondary" aria-label={t`It has not come: ${stay}`} onClick={() => setAsking(true)}>
          <Trans>It has not come</Trans>
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={<Trans>Has it not come?</Trans>}
          action={<Trans>It has not come</Trans>}
          keep={<Trans>I look again</Trans>}
          busy={busy}
          onConfirm={() => void say('denied')}
          onCancel={close}
        >
          <Trans>
            A transfer may take a day. Look at your account once more. Then somebody of Sarai looks at it and writes to
            both of you.
          </Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}

type Paid = NonNullable<NonNullable<ViewProps['advance']['refund']>['paid']>;

function PaidRefund({ paid: { way, reference, amount, day } }: { paid: Paid }) {
  const [sum, when] = [formatPrice(amount), formatDay(day)];
  const how = listed([wayNames()[way], ...(reference ? [isolate(reference)] : [])]);
  return (
    <p className="numbers wrap-anywhere">
      <Trans>
        Your host says that {sum} were paid back on {when}: {how}.
      </Trans>
    </p>
  );
}

export function DeniedView({ advance: { refund } }: ViewProps) {
  return (
    <>
      {refund?.paid && <PaidRefund paid={refund.paid} />}
      <p>
        <Trans>You say that it has not come. Somebody of Sarai looks at it and writes to both of you.</Trans>
      </p>
    </>
  );
}

/** A payment that was disputed, or a refund, as an operator has settled it for the owner. */
export function SettledView({ advance: { refund }, payment: { account } }: ViewProps) {
  const [owes, back] = [formatPrice(-account.balance), formatPrice(refund?.paid?.amount ?? 0)];
  if (!refund) {
    return (
      <p>
        <Trans>It was settled for your host: your payment counts as not made. Nothing is to be paid any more.</Trans>
      </p>
    );
  }
  return (
    <p className="numbers">
      {refund.paid ? (
        <Trans>It was settled for your host: the refund of {back} counts as paid.</Trans>
      ) : (
        <Trans>It was settled for your host: no more of the refund is expected.</Trans>
      )}{' '}
      {!refund.paid && account.balance < 0 && <Trans>By the account your host still owes you {owes}.</Trans>}
    </p>
  );
}
