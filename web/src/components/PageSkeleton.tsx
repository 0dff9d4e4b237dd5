import { Trans } from '@lingui/react/macro';
import { Skeleton } from './Skeleton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Shown while the chunk of a page loads. */
export function PageSkeleton() {
  return (
    <div className="page min-h-dvh py-10" role="status">
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="mt-4 h-5 w-96 max-w-full" />
      <Skeleton className="mt-10 aspect-3/2 w-full max-w-3xl rounded-picture" />
    </div>
  );
}
