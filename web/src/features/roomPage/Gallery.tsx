import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { maxPhotos } from '../../../../shared/rules/catalogue.ts';
import { closeAndFocus } from '../../components/closeAndFocus.ts';
import { Icon } from '../../components/Icon.tsx';
import { toast } from '../../components/toasts/toast.ts';
import { useLeftOut } from '../../offline/useLowData.ts';
import { slideSizes } from '../rooms/pictureSizes.ts';
import { RoomPicture } from '../rooms/RoomPicture.tsx';
import type { PhotoViewer } from './PhotoViewer.tsx';
import { stepOf, useStrip } from './useStrip.ts';

/**
 * A strip of pictures: swiped by a finger, stepped by arrow keys and buttons, chosen by thumbnails; pressing one shows it on
 * the whole screen.
 */
export function Gallery({ photos, subject }: Pick<ComponentProps<typeof PhotoViewer>, 'photos' | 'subject'>) {
  const { t } = useLingui();
  const { Viewer, first, open, close } = useViewer();
  const shown = photos.slice(0, maxPhotos);
  const { strip, current, show, settle } = useStrip();
  if (shown.length === 0) {
    return (
      <p className="grid aspect-[3/1] place-items-center rounded-picture bg-drift text-bark">
        <Trans>No photo yet</Trans>
      </p>
    );
  }
  const keys = (event: KeyboardEvent) => {
    const by = stepOf(event.key);
    const slide = strip.current?.children[current + (by ?? 0)];
    if (by === undefined) return;
    event.preventDefault();
    show(current + by);
    slide?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <section aria-label={t`Pictures of ${subject}`}>
      <div className="relative">
        <ul
          ref={strip}
          aria-label={t`Pictures, side by side`}
          onKeyDown={keys}
          onScroll={settle}
          className="relative flex snap-x snap-mandatory overflow-x-auto rounded-picture [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {shown.map((photo, index) => (
            <li key={photo} className="w-full shrink-0 snap-start">
              <Slide
                photo={photo}
                alt={t`${subject}, picture ${index + 1}`}
                eager={index === 0}
                onOpen={(opener) => open(index, opener)}
              />
            </li>
          ))}
        </ul>
        {shown.length > 1 && (
          <p
            aria-live="polite"
            className="numbers pointer-events-none absolute end-3 bottom-3 rounded-full bg-paper px-3 py-0.5 text-sm text-walnut"
          >
            <Trans>
              {current + 1} of {shown.length}
            </Trans>
          </p>
        )}
        <Step label={t`Previous picture`} icon="chevronStart" hidden={current === 0} onStep={() => show(current - 1)} />
        <Step
          label={t`Next picture`}
          icon="chevronEnd"
          hidden={current >= shown.length - 1}
          onStep={() => show(current + 1)}
        />
      </div>
      {shown.length > 1 && <Thumbnails photos={shown} current={current} onChoose={show} />}
      {Viewer && first !== undefined && <Viewer photos={shown} subject={subject} first={first} onClose={close} />}
    </section>
  );
}

type Viewer = (props: ComponentProps<typeof PhotoViewer>) => ReturnType<typeof PhotoViewer>;

/** The viewer loads at its first use. Its end gives the focus back to the picture that opened it. */
function useViewer() {
  const { t } = useLingui();
  const [Viewer, setViewer] = useState<Viewer>();
  const [first, setFirst] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  const open = async (index: number, from: HTMLElement) => {
    opener.current = from;
    try {
      const { PhotoViewer: loaded } = await import('./PhotoViewer.tsx');
      setViewer(() => loaded);
      setFirst(index);
    } catch {
      toast('error', t`The pictures did not load. Check your connection and try again.`);
    }
  };
  return { Viewer, first, open, close: () => closeAndFocus(() => setFirst(undefined), opener.current) };
}

interface StepProps {
  label: string;
  icon: 'chevronStart' | 'chevronEnd';
  hidden: boolean;
  onStep: () => void;
}

function Step({ label, icon, hidden, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={hidden}
      onClick={onStep}
      className={`absolute inset-y-0 my-auto flex size-11 items-center justify-center rounded-full bg-paper text-walnut shadow-lift transition-opacity disabled:opacity-0 max-sm:hidden ${icon === 'chevronStart' ? 'start-4' : 'end-4'}`}
    >
      <Icon name={icon} />
    </button>
  );
}

interface ThumbnailsProps {
  photos: readonly string[];
  current: number;
  onChoose: (index: number) => void;
}

/** Small pictures, of which one is chosen. */
function Thumbnails({ photos, current, onChoose }: ThumbnailsProps) {
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

interface SlideProps {
  /** Its address. */
  photo: string;
  alt: string;
  eager: boolean;
  /** Shows it on the whole screen. */
  onOpen: (opener: HTMLElement) => void;
}

/** One picture of a gallery; pressing it enlarges it, unless it is left out to save data. */
function Slide({ photo, onOpen, ...look }: SlideProps) {
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
