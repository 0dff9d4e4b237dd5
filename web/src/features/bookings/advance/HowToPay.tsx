import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { tellFailure } from '../../../api/tellFailure.ts';
import { Button } from '../../../components/Button.tsx';
import { Skeletons } from '../../../components/Skeleton.tsx';
import { PayeeInWords } from '../../payments/PayeeInWords.tsx';
import { formatPrice } from '../../rooms/format.ts';
import { openPayee, type Payee } from '../api/payments.ts';
import { RequestSheet } from '../request/RequestSheet.tsx';
import type { AdvanceProps } from './advanceProps.ts';
import { restOf } from './advanceWords.ts';
import { Deadline } from './Deadline.tsx';
import { NeverElsewhere } from './OfferedAdvance.tsx';
import { PayeeLines } from './PayeeLines.tsx';

interface Props extends AdvanceProps {
  onPaid: () => void;
  onClose: () => void;
}

/** The account to pay to, for as long as the sheet is open. Without a line it says which account it is, and no number. */
export function HowToPay({ booking, advance, onPaid, onClose }: Props) {
  const { payee, failure, retry } = useOpenedPayee(booking._id);
  const amount = formatPrice(payee?.amount ?? restOf(advance));
  const until = payee?.until ?? advance.until;
  return (
    <RequestSheet title={<Trans>Pay {amount} in advance</Trans>} onClose={onClose}>
      <div className="grid gap-4 pb-6">
        {until && <Deadline instant={until} />}
        <p className="rounded-control bg-apricot-pale px-4 py-3 font-semibold">
          <NeverElsewhere />
        </p>
        {payee && <PayeeLines payee={payee} code={booking.code ?? ''} />}
        {failure && <Closed failure={failure} advance={advance} onRetry={retry} />}
        {!payee && !failure && (
          <Skeletons className="grid gap-3" shapes={['h-16 w-full', 'h-16 w-full', 'h-64 w-64']} />
        )}
        {payee && (
          <Button onClick={onPaid}>
            <Trans>I have paid</Trans>
          </Button>
        )}
      </div>
    </RequestSheet>
  );
}

/** Opens the account once, and again when a line is back. It is dropped with the sheet. */
function useOpenedPayee(bookingRequestId: string) {
  const [opened, setOpened] = useState<{ payee?: Payee; failure?: ApiError }>({});
  const asked = useRef(false);
  async function open() {
    setOpened({});
    try {
      setOpened({ payee: await openPayee(bookingRequestId) });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setOpened({ failure });
      if (failure.status !== 0) tellFailure(failure);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening is logged, and a sheet is one
  useEffect(() => {
    if (!asked.current) void open();
    asked.current = true;
  }, []);
  const isCutOff = opened.failure?.status === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure for want of a line is the reason to listen
  useEffect(() => {
    if (!isCutOff) return;
    const again = () => void open();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isCutOff]);
  return { ...opened, retry: () => void open() };
}

interface ClosedProps extends Pick<Props, 'advance'> {
  failure: ApiError;
  onRetry: () => void;
}

/** The account by what can be known without opening it, so that nobody pays to another one meanwhile. */
function Closed({ failure, advance, onRetry }: ClosedProps) {
  const { payee, until = '' } = advance;
  return (
    <div className="grid justify-items-start gap-4">
      {failure.status === 0 && <PayeeInWords {...payee} amount={restOf(advance)} until={until} />}
      <Button variant="secondary" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
