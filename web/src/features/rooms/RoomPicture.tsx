import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { formatsOf, largestPhoto, photoIdOf, photoSrcSet } from '../../../../shared/rules/photos.ts';
import { askFor } from '../../offline/lowData.ts';
import { useLeftOut } from '../../offline/useLowData.ts';
import { LeftOutPicture } from './LeftOutPicture.tsx';

interface Props {
  /** The photo's address, undefined where the room has none. */
  imgURL: string | undefined;
  alt: string;
  /** Value of the `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Load at once: for what is seen without scrolling. */
  eager?: boolean;
  /** What it is called where data is saved; without it the text alternative. */
  name?: string;
  /** It stands in a control of its own, which cannot hold another one. */
  inControl?: boolean;
  className?: string;
}

/**
 * A room's photo, 3:2, in the lightest format that it exists in and the browser knows. Where there is none, or it does not
 * load, a plain box says so: a drawing could be taken for the room. Where data is saved, it waits until it is asked for.
 */
export function RoomPicture({ name, inControl = false, ...picture }: Props) {
  const { imgURL, alt, className = '' } = picture;
  if (!useLeftOut(imgURL) || imgURL === undefined) return <Picture {...picture} inControl={inControl} />;
  return (
    <LeftOutPicture
      name={name ?? alt}
      onShow={inControl ? undefined : () => askFor(imgURL)}
      className={`aspect-3/2 w-full bg-drift ${className}`}
    />
  );
}

function Picture({ imgURL, alt, sizes, inControl, eager = false, className = '' }: Omit<Props, 'name'>) {
  const [failures, setFailures] = useState(0);
  const look = `aspect-3/2 w-full bg-drift ${className}`;
  // A browser takes the next source for a type that it does not know, and not for a file that does not load.
  const [format, ...heavier] = formatsOf(photoIdOf(imgURL ?? '') ?? '').slice(failures);
  if (imgURL === undefined) {
    return (
      <NoPicture className={look}>
        <Trans>No photo yet</Trans>
      </NoPicture>
    );
  }
  if (format === undefined) {
    return (
      <NoPicture className={look}>
        {/* Words in a control would be a part of its name. */}
        {!inControl && <Trans>Photo not loaded</Trans>}
      </NoPicture>
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

function NoPicture({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p className={`grid place-items-center px-1 text-center text-sm/tight text-balance text-bark ${className}`}>
      {children}
    </p>
  );
}
