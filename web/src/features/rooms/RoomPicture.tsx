import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
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
export function RoomPicture({ name, inControl = false, ...picture }: Props) {
  const { imgURL, alt, className = '' } = picture;
  if (!useLeftOut(imgURL) || imgURL === undefined) return <Picture {...picture} inControl={inControl} />;
  return (
    <LeftOutPicture
      name={name ?? alt}
      onShow={inControl ? undefined : () => requestPicture(imgURL)}
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

interface LeftOutPictureProps {
  name: string;
  /** Shows it; without it, a control around the picture does. */
  onShow?: (() => void) | undefined;
  className: string;
}

/** Stands for a picture where data is saved, with a button that shows it. */
function LeftOutPicture({ name, onShow, className }: LeftOutPictureProps) {
  const { t } = useLingui();
  return (
    <div
      className={`@container grid grid-cols-[minmax(0,1fr)] place-content-center justify-items-center gap-1 px-1 text-center text-bark ${className}`}
    >
      {name && <p className="line-clamp-2 text-sm/tight @max-[9rem]:hidden text-balance wrap-anywhere">{name}</p>}
      {onShow && (
        <button
          type="button"
          aria-label={name ? t`Show picture: ${name}` : undefined}
          onClick={onShow}
          className="relative z-10 min-h-11 rounded-control px-2 text-sm font-semibold text-glacier underline underline-offset-4"
        >
          <Trans>Show picture</Trans>
        </button>
      )}
    </div>
  );
}
