import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx';

export function FormSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5">
      {['name', 'birth', 'phone', 'email'].map((field) => (
        <div key={field}>
          <Skeleton className="mb-1.5 h-5 w-28" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
