import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatsOf, largestPhoto, photoIdOf, photoSrcSet } from '../../../../shared/photos/photos.ts';
import { requestPicture } from '../../offline/lowData.ts';
import { useLeftOut } from '../../offline/useLowData.ts';

interface Props {
  /** The photo's address, undefined where the room has none. */
  imgURL: string | undefined;
  alt: string;
  /** The `sizes` attribute: the width of the picture on the page. */
  sizes: string;
  /** Load at once: for what is seen without scrolling. */
  eager?: boolean;
  /** The name of the picture where data is saved; the text alternative is the default. */
  name?: string;
  /** It stands in a control of its own, which cannot hold another one. */
  inControl?: boolean;
  className?: string;
}

/**
 * A room's photo, 3:2, in the lightest format that it exists in and the browser knows. Where there is none, or it does not
 * load, a plain box says so: a drawing could be taken for the room. Where data is saved, a press loads it.
 */
export function RoomPicture({ name: ownName, inControl = false, ...picture }: Props) {
  const { t } = useLingui();
  const { imgURL, alt, className = '' } = picture;
  if (!useLeftOut(imgURL) || imgURL === undefined) return <Picture {...picture} inControl={inControl} />;
  const name = ownName ?? alt;
  return (
    <div
      className={`@container grid grid-cols-[minmax(0,1fr)] place-content-center justify-items-center gap-1 px-1 text-center text-bark aspect-3/2 w-full bg-drift ${className}`}
    >
      {name && <p className="line-clamp-2 text-sm/tight @max-[9rem]:hidden text-balance wrap-anywhere">{name}</p>}
      {/* In a control of its own, a press of that one shows the picture. */}
      {!inControl && (
        <button
          type="button"
          aria-label={name ? t`Show picture: ${name}` : undefined}
          onClick={() => requestPicture(imgURL)}
          className="relative z-10 min-h-11 rounded-control px-2 text-sm font-semibold text-glacier underline underline-offset-4"
        >
          <Trans>Show picture</Trans>
        </button>
      )}
    </div>
  );
}

function Picture({ imgURL, alt, sizes, inControl, eager = false, className = '' }: Omit<Props, 'name'>) {
  const [failures, setFailures] = useState(0);
  const look = `aspect-3/2 w-full bg-drift ${className}`;
  // A browser takes the next source for a type that it does not know, and not for a file that does not load.
  const [format, ...heavier] = formatsOf(photoIdOf(imgURL ?? '') ?? '').slice(failures);
  if (imgURL === undefined || format === undefined) {
    return (
      <p className={`grid place-items-center px-1 text-center text-sm/tight text-balance text-bark ${look}`}>
        {imgURL === undefined && <Trans>No photo yet</Trans>}
        {/* Words in a control would be a part of its name. */}
        {imgURL !== undefined && !inControl && <Trans>Photo not loaded</Trans>}
      </p>
    );
  }
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
        className={`object-cover ${look}`}
      />
    </picture>
  );
}
