import src from './fallbackRoom.svg?no-inline';
import { Illustration } from './Illustration.tsx';

/** Stands in for the picture of a room that has none. */
export function FallbackRoom({ className }: { className?: string }) {
  return <Illustration src={src} width={480} height={320} className={className} />;
}
