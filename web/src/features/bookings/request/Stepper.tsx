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
  /** The value in words. */
  children: ReactNode;
  onChange: (value: number) => void;
}

const look = { className: 'rounded-full bg-glacier-pale text-glacier-deep hover:bg-drift' };

/** A number that is changed one by one. */
export function Stepper({ label, hint, value, bounds: { min, max }, names, children, onChange }: Props) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex items-center justify-between gap-3">
      <p id={id} className="min-w-0">
        <span className="block text-sm font-semibold">{label}</span>
        <span className="block text-sm text-bark">{hint}</span>
      </p>
      <div className="flex shrink-0 items-center gap-1">
        <IconButton
          {...look}
          icon="minus"
          label={names.less}
          inactive={value <= min}
          onPress={() => onChange(value - 1)}
        />
        <output aria-live="polite" className="numbers min-w-20 text-center font-semibold">
          {children}
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
