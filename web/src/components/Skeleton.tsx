import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A grey shape in the size of what is loading. Screen readers skip it: the group around it says that it loads. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`motion-safe:animate-pulse rounded-control bg-drift ${className}`} />;
}

interface GroupProps {
  /** The words for screen readers. */
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

/** Shapes one below the other, each by its classes. */
export function Skeletons({ shapes, ...group }: Omit<GroupProps, 'children'> & { shapes: readonly string[] }) {
  return (
    <SkeletonGroup {...group}>
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape is named by its place alone
        <Skeleton key={index} className={shape} />
      ))}
    </SkeletonGroup>
  );
}

/** The place of a page whose chunk loads. */
export function PageSkeleton() {
  return (
    <Skeletons
      className="page min-h-dvh py-10"
      shapes={['h-10 w-64 max-w-full', 'mt-4 h-5 w-96 max-w-full', 'mt-10 aspect-3/2 w-full max-w-3xl rounded-picture']}
    />
  );
}
