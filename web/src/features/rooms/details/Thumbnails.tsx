import { useLingui } from '@lingui/react/macro';
import { RoomPicture } from '../RoomPicture.tsx';

interface Props {
  photos: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

/** Small pictures, of which one is chosen. */
export function Thumbnails({ photos, current, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <ul className="mt-3 grid grid-cols-5 gap-2 sm:gap-3">
      {photos.map((photo, index) => (
        <li key={photo}>
          <button
            type="button"
            aria-label={t`Show picture ${index + 1}`}
            aria-current={index === current}
            onClick={() => onChoose(index)}
            className="block w-full overflow-hidden rounded-control opacity-70 ring-glacier ring-offset-2 ring-offset-snow transition-opacity hover:opacity-100 aria-current:opacity-100 aria-current:ring-2"
          >
            <RoomPicture imgURL={photo} alt="" name={String(index + 1)} sizes="9rem" eager inControl />
          </button>
        </li>
      ))}
    </ul>
  );
}
