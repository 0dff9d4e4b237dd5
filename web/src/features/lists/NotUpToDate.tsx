import { Trans } from '@lingui/react/macro';
import type { ApiError } from '../../api/ApiError.ts';
import { Button } from '../../components/Button.tsx';

/** Says above what was read before that it could not be read again. */
export function NotUpToDate({ error, onRetry }: { error: ApiError | undefined; onRetry: () => void }) {
  return (
    <div role="status">
      {error && (
        <div className="mb-6 flex flex-wrap items-center gap-x-4 rounded-control bg-apricot-pale px-4 py-1.5">
          <p className="grow py-1.5">
            <Trans>This may have changed since.</Trans>
          </p>
          <Button variant="quiet" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
