import { useState } from 'react';
import { largestPhoto, photoSrcSet } from '../../../../shared/rules/photos.ts';
import { FallbackRoom } from '../../illustrations/FallbackRoom.tsx';

interface Props {
  /** The photo's address, undefined where the room has none. */
  imgURL: string | undefined;
  alt: string;
  /** Value of the `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Load at once: for what is seen without scrolling. */
  eager?: boolean;
  className?: string;
}

/** A room's photo, 3:2, or our drawing where there is none or it does not load. */
export function RoomPicture({ imgURL, alt, sizes, eager = false, className = '' }: Props) {
  const [broken, setBroken] = useState(false);
  const look = `aspect-3/2 w-full bg-drift object-cover ${className}`;
  if (imgURL === undefined || broken) return <FallbackRoom className={look} />;
  return (
    <img
      src={imgURL}
      srcSet={photoSrcSet(imgURL)}
      sizes={sizes}
      {...largestPhoto}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
      className={look}
    />
  );
}
