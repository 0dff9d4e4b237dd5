import { useLingui } from '@lingui/react/macro';
import type { ApiError } from '../../api/ApiError.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';

interface Props {
  error: ApiError | undefined;
  onRetry: () => void;
}

/** A voucher that is on its way, or could not be read. */
export function UnreadVoucher({ error, onRetry }: Props) {
  const { t } = useLingui();
  if (!error) return <Skeletons className="mx-auto grid max-w-2xl gap-6" shapes={['h-20 w-full', 'h-[70vh] w-full']} />;
  return (
    <div className="grid gap-8">
      <PageTitle title={t`Voucher`} />
      <ErrorState onRetry={onRetry} />
    </div>
  );
}
