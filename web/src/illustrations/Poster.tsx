export interface PosterProps {
  className?: string;
  /** Load at once: for a poster that is seen before any scrolling. */
  eager?: boolean;
}

/** A destination's picture, 3:4, decorative: the card around it says the place in words. */
export function Poster({ src, className = '', eager = false }: PosterProps & { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={300}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`object-cover ${className}`}
    />
  );
}
