import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';

/** The layout of a room's page, while the room loads. */
export function RoomDetailsSkeleton() {
  return (
    <div role="status" className="min-h-dvh">
      <VisuallyHidden>
        <h1>
          <Trans>Loading the room</Trans>
        </h1>
      </VisuallyHidden>
      <Skeleton className="h-11 w-96 max-w-full" />
      <Skeleton className="mt-2 mb-6 h-7 w-52" />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-14">
        <Skeleton className="aspect-3/2 w-full rounded-picture" />
        <Skeleton className="hidden h-72 rounded-panel lg:block" />
      </div>
    </div>
  );
}
