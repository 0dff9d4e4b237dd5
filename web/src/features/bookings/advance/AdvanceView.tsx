import { useId, useRef, useState } from 'react';
import type { AdvanceState } from '../../../../../shared/rules/advanceLife.ts';
import { reachedAdvances } from '../../../../../shared/rules/advanceStates.ts';
import { closeAndFocus } from '../../../components/closeAndFocus.ts';
import { AccountLine } from './AccountLine.tsx';
import { AskedView, UnseenView } from './AskedViews.tsx';
import type { AdvanceProps, AdvanceSheet, ViewProps } from './advanceProps.ts';
import { sayTitle } from './advanceWords.ts';
import { HostOfAdvance } from './HostOfAdvance.tsx';
import { HowToPay } from './HowToPay.tsx';
import { NeverElsewhere } from './OfferedAdvance.tsx';
import { ProofSheet, type UnsentProof } from './ProofSheet.tsx';
import { ReceiptLinks } from './ReceiptLinks.tsx';
import { DeniedView, RefundDueView, RefundedView, SettledView } from './RefundViews.tsx';
import { DisputedView, EndedView, LapsedView, ReceivedView, SentView } from './SentViews.tsx';

const views: Record<AdvanceState, (props: ViewProps) => React.ReactNode> = {
  asked: AskedView,
  sent: SentView,
  unseen: UnseenView,
  disputed: DisputedView,
  received: ReceivedView,
  lapsed: LapsedView,
  ended: EndedView,
  refundDue: RefundDueView,
  refunded: RefundedView,
  confirmed: () => null,
  denied: DeniedView,
  settled: SettledView,
};

/** States in which the guest has something to do. */
const actable: readonly AdvanceState[] = ['asked', 'unseen', 'refunded'];

/** The advance of a booking: its state, what the guest does next, and the account. */
export function AdvanceView(props: AdvanceProps) {
  const { booking, payment, advance } = props;
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const unsent = useRef<UnsentProof>(undefined);
  const [sheet, setSheet] = useState<AdvanceSheet>();
  const close = () => setSheet(undefined);
  const View = views[advance.status];
  const look = actable.includes(advance.status) ? 'rounded-panel bg-apricot-pale p-4' : 'border-t border-hairline pt-4';
  return (
    <section ref={place} aria-labelledby={id} className={`grid min-w-0 gap-3 md:col-span-2 ${look}`}>
      <h3 id={id} className="numbers text-lg">
        {sayTitle(advance)}
      </h3>
      <View {...props} onOpen={setSheet} />
      {booking.status === 'active' && <AccountLine account={payment.account} advance={advance} />}
      <ReceiptLinks bookingId={booking._id} lines={payment.lines} />
      {booking.status === 'active' && (
        <p className="font-semibold">
          <NeverElsewhere />
        </p>
      )}
      {booking.status !== 'active' && reachedAdvances.includes(advance.status) && <HostOfAdvance booking={booking} />}
      {sheet === 'pay' && <HowToPay {...props} onPaid={() => setSheet('proof')} onClose={close} />}
      {(sheet === 'proof' || sheet === 'again') && (
        <ProofSheet
          {...props}
          isAgain={sheet === 'again'}
          unsent={unsent}
          onClose={close}
          onDone={() => closeAndFocus(close, place.current?.closest('article'))}
        />
      )}
    </section>
  );
}
