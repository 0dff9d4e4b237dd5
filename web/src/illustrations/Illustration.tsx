import type { ComponentProps } from 'react';
import { useLowData } from '../offline/useLowData.ts';
import { hideBroken } from './hideBroken.ts';

interface Props extends Pick<ComponentProps<'img'>, 'width' | 'height' | 'className'> {
  src: string;
  /** Load at once: for what is seen before any scrolling. */
  eager?: boolean;
}

/** A drawing of ours; decorative, since the words around it say what it is of. Where data is saved, its place stays empty. */
export function Illustration({ eager = false, className = '', ...image }: Props) {
  if (useLowData()) return <div className={`bg-drift ${className}`} />;
  return (
    <img
      {...image}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={hideBroken}
      className={`object-cover dark:brightness-80 ${className}`}
    />
  );
}
