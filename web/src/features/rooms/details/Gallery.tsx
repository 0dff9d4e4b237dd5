import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { maxPhotos } from '../../../../../shared/rules/catalogue.ts';
import { Icon } from '../../../components/Icon.tsx';
import { RoomPicture } from '../RoomPicture.tsx';

interface Props {
  /** Addresses of the photos, in the owner's order. */
  photos: readonly string[];
  /** What all of them show: their text alternative. */
  subject: string;
}

/** A strip of pictures: swiped by a finger, stepped by arrow keys and buttons, chosen by thumbnails. */
export function Gallery({ photos, subject }: Props) {
  const { t } = useLingui();
  const shown = photos.slice(0, maxPhotos);
  const { strip, current, show, settle } = useStrip();
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    show(current + by * (document.dir === 'rtl' ? -1 : 1));
  };
  return (
    <section aria-label={t`Pictures of ${subject}`}>
      <div className="relative">
        <ul
          ref={strip}
          aria-label={t`Pictures, side by side`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          onKeyDown={keys}
          onScroll={settle}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-picture [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {(shown.length > 0 ? shown : [undefined]).map((photo, index) => (
            <li key={photo ?? 'none'} className="w-full shrink-0 snap-start">
              <RoomPicture
                imgURL={photo}
                alt={t`${subject}, picture ${index + 1}`}
                sizes="(min-width: 78rem) 46rem, (min-width: 64rem) 60vw, 92vw"
                eager={index === 0}
              />
            </li>
          ))}
        </ul>
        {shown.length > 1 && (
          <p
            aria-live="polite"
            className="numbers absolute end-3 bottom-3 rounded-full bg-paper px-3 py-0.5 text-sm text-walnut"
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
    </section>
  );
}

/** Which picture of the strip is in view, and how to bring another there. */
function useStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const settle = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  const show = (index: number) => {
    const slide = strip.current?.children[index];
    if (!(slide instanceof HTMLElement)) return;
    strip.current?.scrollTo({ left: slide.offsetLeft });
  };
  return { strip, current, show, settle };
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
            <RoomPicture imgURL={photo} alt="" sizes="9rem" eager />
          </button>
        </li>
      ))}
    </ul>
  );
}
