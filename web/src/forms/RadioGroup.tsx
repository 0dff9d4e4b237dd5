import { type ReactNode, useId } from 'react';

interface Props {
  label: ReactNode;
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
  error?: ReactNode;
  className?: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** A choice of one from a few options, all of them visible. */
export function RadioGroup({ label, name, options, value, error, className = '', onChange }: Props) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-note` : undefined}
      className={className}
    >
      <p id={id} className="text-sm font-semibold text-walnut">
        {label}
      </p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={onChange}
              className="size-5 accent-glacier"
            />
            {option.label}
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
