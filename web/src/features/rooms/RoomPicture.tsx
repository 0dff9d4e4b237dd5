import { useState } from 'react';
import { formatsOf, largestPhoto, photoIdOf, photoSrcSet } from '../../../../shared/rules/photos.ts';
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

/**
 * A room's photo, 3:2, in the lightest format that it exists in and the browser knows, or our drawing where there is
 * none or it does not load.
 */
export function RoomPicture({ imgURL, alt, sizes, eager = false, className = '' }: Props) {
  const [failures, setFailures] = useState(0);
  const look = `aspect-3/2 w-full bg-drift object-cover ${className}`;
  // A browser takes the next source for a type that it does not know, and not for a file that does not load.
  const [format, ...heavier] = formatsOf(photoIdOf(imgURL ?? '') ?? '').slice(failures);
  if (imgURL === undefined || format === undefined) return <FallbackRoom className={look} />;
  return (
    <picture className="contents">
      {heavier.length > 0 && <source type={`image/${format}`} srcSet={photoSrcSet(imgURL, format)} sizes={sizes} />}
      <img
        src={imgURL}
        srcSet={photoSrcSet(imgURL)}
        sizes={sizes}
        {...largestPhoto}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailures(failures + 1)}
        className={look}
      />
    </picture>
  );
}
