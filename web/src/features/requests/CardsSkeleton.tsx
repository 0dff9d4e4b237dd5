import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';

/** Two cards of requests or bookings, while they load. */
export function CardsSkeleton() {
  return (
    <SkeletonGroup className="grid max-w-3xl gap-10">
      {['first', 'second'].map((place) => (
        <div key={place}>
          <Skeleton className="h-8 w-56 max-w-full" />
          <Skeleton className="mt-4 h-28 w-full" />
          <Skeleton className="mt-4 h-11 w-44" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
