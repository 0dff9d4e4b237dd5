/** A quiet stand-in while something loads; give it the size of what comes. Say "loading" once, around the group. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`motion-safe:animate-pulse rounded-control bg-drift ${className}`} />;
}
