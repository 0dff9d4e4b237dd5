import { type ReactNode, useId } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';

interface Props {
  label: ReactNode;
  /** A quieter line below. */
  hint: ReactNode;
  value: number;
  bounds: { min: number; max: number };
  /** Names of the buttons. */
  names: { less: string; more: string };
  /** For half of a line: the name stands above the buttons, and the value is a number there. */
  narrow?: boolean;
  /** The value in words. */
  children: ReactNode;
  onChange: (value: number) => void;
}

const look = { className: 'rounded-full bg-glacier-pale text-glacier-deep hover:bg-drift' };

/** A number that is changed one by one. */
export function Stepper({
  label,
  hint,
  value,
  bounds: { min, max },
  names,
  narrow = false,
  children,
  onChange,
}: Props) {
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      className={narrow ? 'grid min-w-0 gap-1' : 'flex items-center justify-between gap-3'}
    >
      <p id={id} className={`min-w-0 text-sm ${narrow ? 'flex flex-wrap items-baseline gap-x-1.5' : '*:block'}`}>
        <span className="font-semibold">{label}</span> <span className="text-bark">{hint}</span>
      </p>
      <div className={`flex items-center ${narrow ? 'justify-between' : 'shrink-0 gap-1'}`}>
        <IconButton
          {...look}
          icon="minus"
          label={names.less}
          inactive={value <= min}
          onPress={() => onChange(value - 1)}
        />
        <output aria-live="polite" className={`numbers text-center font-semibold ${narrow ? '' : 'min-w-20'}`}>
          {narrow && <span aria-hidden="true">{value}</span>}
          <span className={narrow ? 'sr-only' : ''}>{children}</span>
        </output>
        <IconButton
          {...look}
          icon="plus"
          label={names.more}
          inactive={value >= max}
          onPress={() => onChange(value + 1)}
        />
      </div>
    </fieldset>
  );
}
