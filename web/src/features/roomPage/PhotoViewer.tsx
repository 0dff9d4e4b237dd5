import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useSyncExternalStore } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { useModal } from '../../components/useModal.ts';
import { RoomPicture } from '../rooms/RoomPicture.tsx';
import { stepOf, useStrip } from './useStrip.ts';

interface Props {
  /** Addresses of the photos, in the owner's order. */
  photos: readonly string[];
  /** The text alternative of all photos. */
  subject: string;
  /** The index of the first photo, from 0. */
  first: number;
  onClose: () => void;
}

const control = { className: 'rounded-full outline-current hover:bg-[#f4ece2]/15 [&>svg]:size-6' };

/**
 * Pictures on the whole screen, dark in every theme: swiped, stepped by arrow keys and buttons, and enlarged by the browser's
 * own zoom. Escape and going back close it.
 */
export function PhotoViewer({ photos, subject, first, onClose }: Props) {
  const { t } = useLingui();
  const { strip, current, show, settle } = useStrip(first);
  const modal = useModal(onClose, { covering: true, onOpened: () => show(first, 'instant') });
  const zoomed = useZoomed();
  const keys = (event: KeyboardEvent) => {
    const by = stepOf(event.key);
    if (by === undefined) return;
    event.preventDefault();
    show(current + by);
  };
  return (
    <dialog
      {...modal}
      aria-label={t`Pictures of ${subject}`}
      onKeyDown={keys}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden overscroll-contain bg-[#14100d] text-[#f4ece2] backdrop:bg-[#14100d]"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex justify-end p-2">
          <IconButton {...control} label={t`Close`} icon="close" onPress={onClose} />
        </div>
        <ul
          ref={strip}
          aria-label={t`Pictures, side by side`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling strip must be reachable by keyboard
          tabIndex={0}
          onScroll={settle}
          className={`relative flex touch-manipulation snap-x snap-mandatory overscroll-contain [scrollbar-width:none] motion-safe:scroll-smooth ${zoomed ? 'overflow-hidden' : 'overflow-x-auto overflow-y-hidden'}`}
        >
          {photos.map((photo, index) => (
            <li
              key={photo}
              aria-hidden={index !== current}
              className="grid w-full shrink-0 snap-center place-items-center"
            >
              <div className="w-[min(100%,72rem,calc((100dvh-8.5rem)*1.5))]">
                <RoomPicture imgURL={photo} alt={t`${subject}, picture ${index + 1}`} sizes="100vw" />
              </div>
            </li>
          ))}
        </ul>
        <div className="flex items-center justify-center gap-4 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          {photos.length > 1 && (
            <>
              <IconButton
                {...control}
                label={t`Previous picture`}
                icon="chevronStart"
                inactive={current === 0}
                onPress={() => show(current - 1)}
              />
              <p aria-live="polite" className="numbers min-w-16 text-center">
                <Trans>
                  {current + 1} of {photos.length}
                </Trans>
              </p>
              <IconButton
                {...control}
                label={t`Next picture`}
                icon="chevronEnd"
                inactive={current >= photos.length - 1}
                onPress={() => show(current + 1)}
              />
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}

/** Whether somebody has enlarged what the screen shows: then a finger moves the picture, and not to the next one. */
function useZoomed(): boolean {
  return useSyncExternalStore(onZoom, () => (window.visualViewport?.scale ?? 1) > 1.05);
}

function onZoom(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}
