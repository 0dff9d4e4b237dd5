import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../components/Skeleton.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';

export function FormSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
      {['name', 'birth', 'phone', 'email'].map((field) => (
        <div key={field}>
          <Skeleton className="mb-1.5 h-5 w-28" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
