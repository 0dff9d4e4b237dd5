import src from './fallbackRoom.svg?no-inline';

/** Stands in for the picture of a room that has none. */
export function FallbackRoom({ className = '' }: { className?: string }) {
  return (
    <img
      src={src}
      alt=""
      width={480}
      height={320}
      loading="lazy"
      decoding="async"
      className={`object-cover ${className}`}
    />
  );
}
