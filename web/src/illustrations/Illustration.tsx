import type { ComponentProps } from 'react';

interface Props extends Pick<ComponentProps<'img'>, 'width' | 'height' | 'className'> {
  src: string;
  /** Load at once: for what is seen before any scrolling. */
  eager?: boolean;
}

/** A drawing of ours; decorative, since the words around it say what it is of. */
export function Illustration({ eager = false, className = '', ...image }: Props) {
  return (
    <img
      {...image}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`object-cover dark:brightness-80 ${className}`}
    />
  );
}
