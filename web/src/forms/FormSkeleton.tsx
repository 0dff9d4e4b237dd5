import { SkeletonBlocks } from '../components/SkeletonBlocks.tsx';

export function FormSkeleton() {
  return <SkeletonBlocks count={4} shapes={['mb-1.5 h-5 w-28', 'h-11 w-full']} className="grid gap-5" />;
}
