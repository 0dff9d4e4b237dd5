import { Trans } from '@lingui/react/macro';
import type { ShownAdvance } from '../../../../../shared/contracts/advances.ts';
import type { BookingAccount } from '../../../../../shared/rules/ledger.ts';
import { Fact } from '../../../components/Fact.tsx';
import { sayPaid } from '../../money/paidWords.ts';
import { formatPrice } from '../../rooms/format.ts';

interface Props {
  account: BookingAccount;
  advance?: ShownAdvance;
}

/** The price of a booking, the sum that was paid, and the rest that is paid at the hotel. */
export function AccountLine({ account: { owed, paid, balance }, advance }: Props) {
  return (
    <dl className="numbers grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-2">
      <Fact name={<Trans>Price</Trans>}>{formatPrice(owed)}</Fact>
      <Fact name={<Trans>Paid</Trans>}>{sayPaid(paid, advance)}</Fact>
      <Fact name={balance < 0 ? <Trans>The hotel owes you</Trans> : <Trans>Left to pay</Trans>}>
        {formatPrice(Math.abs(balance))}
      </Fact>
    </dl>
  );
}
