import { Trans } from '@lingui/react/macro';
import { useLeftOut } from '../../../offline/useLowData.ts';
import { slideSizes } from '../pictureSizes.ts';
import { RoomPicture } from '../RoomPicture.tsx';

interface Props {
  /** Its address. */
  photo: string;
  alt: string;
  eager: boolean;
  /** Shows it on the whole screen. */
  onOpen: (opener: HTMLElement) => void;
}

/** One picture of a gallery; pressing it enlarges it, unless it is left out to save data. */
export function Slide({ photo, onOpen, ...look }: Props) {
  const leftOut = useLeftOut(photo);
  const picture = <RoomPicture imgURL={photo} sizes={slideSizes} {...look} />;
  if (leftOut) return picture;
  return (
    <button
      type="button"
      onClick={(event) => onOpen(event.currentTarget)}
      className="block w-full cursor-zoom-in rounded-picture -outline-offset-3"
    >
      {picture}
      <span className="sr-only">
        <Trans>Show it on the whole screen</Trans>
      </span>
    </button>
  );
}
