import { Trans, useLingui } from '@lingui/react/macro';

interface Props {
  /** What it shows, in words. */
  name: string;
  /** Shows it; without it, a control around the picture does. */
  onShow?: (() => void) | undefined;
  className: string;
}

/** Stands for a picture where data is saved, with a button that shows it. */
export function LeftOutPicture({ name, onShow, className }: Props) {
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
