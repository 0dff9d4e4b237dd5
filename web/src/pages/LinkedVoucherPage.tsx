import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../components/PageTitle.tsx';
import { ReceiptOfLink } from '../features/receipts/Receipt.tsx';
import { useLinkedVoucher } from '../features/vouchers/api/voucherLinks.ts';
import { UnreadVoucher } from '../features/vouchers/UnreadVoucher.tsx';
import { VoucherSheet } from '../features/vouchers/VoucherSheet.tsx';

/** The voucher of a link, for whoever has it. Its token stands behind `#`, and stays there: people keep the address. */
export function LinkedVoucherPage() {
  const token = useLocation().hash.slice(1);
  const receipt = Number(useSearchParams()[0].get('receipt'));
  return (
    <div className="page py-8 sm:py-12 print:py-0">
      {token === '' ? <NoLink /> : <Linked key={token} token={token} receipt={receipt} />}
    </div>
  );
}

/** The voucher, or the receipt of it that `?receipt=` names by its number. */
function Linked({ token, receipt }: { token: string; receipt: number }) {
  if (receipt > 0) return <ReceiptOfLink token={token} number={receipt} gone={<NoLink />} />;
  return <VoucherOfLink token={token} />;
}

function VoucherOfLink({ token }: { token: string }) {
  const { voucher, error, retry } = useLinkedVoucher(token);
  if (error?.status === 410 || error?.status === 400) return <NoLink />;
  if (voucher) return <VoucherSheet facts={voucher} />;
  return <UnreadVoucher error={error} onRetry={retry} />;
}

/** One page for links that were ended, that are over, and that never were. */
function NoLink() {
  const { t } = useLingui();
  return (
    <PageTitle title={t`This link opens nothing`}>
      <Trans>It was ended, or its time is over. Ask the hotel for a new link, or whoever sent it to you.</Trans>
    </PageTitle>
  );
}
