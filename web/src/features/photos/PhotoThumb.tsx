import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { RoomPicture } from '../rooms/RoomPicture.tsx';
import { isUnderWay, type PhotoUploads, type Stage, type Upload } from './PhotoUploads.ts';
import type { PhotoDraft } from './photoDraft.ts';

interface Props {
  id: string;
  photo: PhotoDraft;
  /** From 1, in the order of the photos. */
  place: number;
  last: boolean;
  /** Why the API did not take it. */
  error: string | undefined;
  uploads: PhotoUploads;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A photo with its progress, and buttons to move, remove or retry it. */
export function PhotoThumb({ id, photo, place, last, error, uploads, onMove, onRemove }: Props) {
  const { t } = useLingui();
  const upload = useSyncExternalStore(uploads.subscribe, () => uploads.get(photo.key));
  const message = error ?? upload?.message;
  const underWay = upload !== undefined && isUnderWay(upload);

  /** React may move the element, which takes the focus from its button. */
  function move(by: -1 | 1, button: string) {
    onMove(by);
    requestAnimationFrame(() => document.getElementById(button)?.focus());
  }

  return (
    <li className="grid min-w-0 content-start gap-1">
      <div className="relative overflow-hidden rounded-control">
        <Picture preview={upload?.preview} imgURL={photo.imgURL} alt={t`Photo ${place}`} />
        {underWay && <PhotoProgress upload={upload} place={place} />}
      </div>
      <div className="flex justify-between">
        <IconButton
          id={`${id}-earlier`}
          icon="chevronStart"
          label={t`Move photo ${place} earlier`}
          inactive={place === 1}
          onPress={() => move(-1, `${id}-earlier`)}
        />
        <IconButton
          icon="close"
          label={underWay ? t`Cancel photo ${place}` : t`Remove photo ${place}`}
          onPress={onRemove}
        />
        <IconButton
          id={`${id}-later`}
          icon="chevronEnd"
          label={t`Move photo ${place} later`}
          inactive={last}
          onPress={() => move(1, `${id}-later`)}
        />
      </div>
      <div role="status" className="text-sm text-poppy empty:hidden">
        {message}
      </div>
      {upload?.stage === 'failed' && (
        <button
          type="button"
          onClick={() => uploads.retry(photo.key)}
          className="min-h-11 justify-self-start rounded-control font-semibold text-glacier underline-offset-4 hover:underline"
        >
          <Trans>
            Try again <span className="sr-only">photo {place}</span>
          </Trans>
        </button>
      )}
    </li>
  );
}

function Picture({ preview, imgURL, alt }: { preview: string | undefined; imgURL: string | undefined; alt: string }) {
  const look = 'aspect-3/2 w-full bg-drift object-cover';
  if (preview) return <img src={preview} alt={alt} className={look} />;
  if (imgURL) return <RoomPicture imgURL={imgURL} alt={alt} sizes="12rem" />;
  // Of a file that the browser cannot show, such as one of an iPhone, there is nothing to see before it is stored.
  return <div className={look} />;
}

/** How far the upload of a photo is, over its picture. */
function PhotoProgress({ upload: { stage, part }, place }: { upload: Upload; place: number }) {
  const { t } = useLingui();
  const words: Partial<Record<Stage, string>> = {
    waiting: t`Waits its turn`,
    sending: t`Sending`,
    checking: t`Checking`,
  };
  return (
    <div className="absolute inset-x-0 bottom-0 bg-paper/90 px-2 pt-1 pb-2 text-sm">
      {words[stage] ?? t`Preparing`}
      <progress
        aria-label={t`Photo ${place}`}
        // Only sending can be measured; without a value the bar is indeterminate.
        {...(stage === 'sending' && { value: part })}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-hairline accent-glacier indeterminate:animate-pulse [&::-moz-progress-bar]:bg-glacier [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-glacier"
      />
    </div>
  );
}
