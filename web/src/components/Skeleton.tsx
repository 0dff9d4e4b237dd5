/** A grey shape in the size of what is loading. Screen readers skip it: the group around it says that it loads. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`motion-safe:animate-pulse rounded-control bg-drift ${className}`} />;
}
