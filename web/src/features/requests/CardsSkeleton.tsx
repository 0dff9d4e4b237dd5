import { SkeletonBlocks } from '../../components/SkeletonBlocks.tsx';

const shapes = ['h-8 w-56 max-w-full', 'mt-4 h-28 w-full', 'mt-4 h-11 w-44'];

/** Two cards of requests or bookings, while they load. */
export function CardsSkeleton() {
  return <SkeletonBlocks count={2} shapes={shapes} className="grid max-w-3xl gap-10" />;
}
