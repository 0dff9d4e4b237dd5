import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A grey shape in the size of what is loading. Screen readers skip it: the group around it says that it loads. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`motion-safe:animate-pulse rounded-control bg-drift ${className}`} />;
}

interface GroupProps {
  /** What screen readers hear. */
  said?: ReactNode;
  className: string;
  children: ReactNode;
}

export function SkeletonGroup({ said = <Trans>Loading</Trans>, className, children }: GroupProps) {
  return (
    <div role="status" className={className}>
      <div className="sr-only">{said}</div>
      {children}
    </div>
  );
}

/** Shown while the chunk of a page loads. */
export function PageSkeleton() {
  return (
    <SkeletonGroup className="page min-h-dvh py-10">
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="mt-4 h-5 w-96 max-w-full" />
      <Skeleton className="mt-10 aspect-3/2 w-full max-w-3xl rounded-picture" />
    </SkeletonGroup>
  );
}
