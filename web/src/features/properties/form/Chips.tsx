import { type ReactNode, useId } from 'react';

interface Props {
  label: ReactNode;
  name: string;
  options: readonly { value: string; label: string }[];
  /** Empty where none is chosen. */
  value: string;
  error: ReactNode;
  onValue: (value: string) => void;
}

/** One of a few options, or none: pressing the one that is chosen takes it back. The arrow keys go from one to the next. */
export function Chips({ label, name, options, value, error, onValue }: Props) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-note` : undefined}
      className="col-span-2"
    >
      <p id={id} className="text-sm font-semibold text-walnut">
        {label}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-full border border-outline px-4 text-walnut select-none hover:bg-drift has-checked:border-glacier has-checked:bg-glacier has-checked:text-on-glacier has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-glacier forced-colors:has-checked:bg-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              // A press on what is chosen already is no change for the browser; one of the space bar may be nothing at all.
              onClick={() => option.value === value && onValue('')}
              onKeyUp={(event) => {
                if (event.key !== ' ' || option.value !== value) return;
                event.preventDefault();
                onValue('');
              }}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            <span className="pointer-events-none">{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-note`} className="mt-0.5 text-sm text-poppy">
          {error}
        </p>
      )}
    </div>
  );
}
