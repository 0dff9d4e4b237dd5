import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../components/TextLink.tsx';
import { receiptPath } from '../../../paths.ts';
import { formatPrice } from '../../rooms/format.ts';
import type { Payment } from '../api/payments.ts';

interface Props extends Pick<Payment, 'lines'> {
  bookingId: string;
}

/** The receipts of what was paid of a booking; nothing where there are none. */
export function ReceiptLinks({ bookingId, lines }: Props) {
  const { t } = useLingui();
  const receipts = lines.flatMap(({ receipt, amount }) =>
    receipt === undefined ? [] : [{ receipt, price: formatPrice(amount) }],
  );
  if (receipts.length === 0) return null;
  return (
    <ul aria-label={t`Receipts`} className="numbers flex flex-wrap gap-x-6">
      {receipts.map(({ receipt, price }) => (
        <li key={receipt}>
          <TextLink to={receiptPath(bookingId, receipt)}>
            <Trans>
              Receipt {receipt}: {price}
            </Trans>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
