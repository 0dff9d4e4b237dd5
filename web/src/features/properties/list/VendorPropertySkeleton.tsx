import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';

export function VendorPropertySkeleton() {
  return (
    <div role="status" className="grid gap-12">
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
      {['first', 'second'].map((place) => (
        <div key={place}>
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="mt-2 h-5 w-1/2" />
          <Skeleton className="mt-5 h-20 w-full" />
          <Skeleton className="mt-3 h-20 w-full" />
        </div>
      ))}
    </div>
  );
}
