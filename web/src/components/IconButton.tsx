import { Icon, type IconName } from './Icon.tsx';

interface Props {
  id?: string;
  icon: IconName;
  label: string;
  /** A press has no effect now; the button is not `disabled`, so that it keeps the focus. */
  inactive?: boolean;
  className?: string;
  onPress: () => void;
}

const quiet = 'rounded-control text-bark hover:text-walnut';

/** A button that shows a sign alone. */
export function IconButton({ icon, label, inactive = false, className = quiet, onPress, ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      aria-disabled={inactive}
      onClick={inactive ? undefined : onPress}
      className={`grid size-11 shrink-0 place-items-center aria-disabled:cursor-default aria-disabled:opacity-35 ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
