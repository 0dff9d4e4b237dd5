import { type ReactNode, useId } from 'react';
import type { FieldProps } from '../components/Field.tsx';

type FrameProps = Omit<FieldProps, 'hint'>;

export interface ChoiceProps extends FrameProps {
  name: string;
  options: readonly { value: string; label: string }[];
  /** Empty where none is chosen. */
  value: string;
}

/** A choice of one from a few options, all of them visible. */
export function RadioGroup({
  name,
  options,
  value,
  onChange,
  ...frame
}: ChoiceProps & { onChange: (event: { target: { value: string } }) => void }) {
  return (
    <ChoiceFrame {...frame} required>
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
    </ChoiceFrame>
  );
}

/** Label and error around the options of a choice. */
export function ChoiceFrame({
  label,
  error,
  className = '',
  required,
  children,
}: FrameProps & { required?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-note` : undefined}
      className={className}
    >
      <p id={id} className="text-sm font-semibold text-walnut">
        {label}
      </p>
      {children}
      {error && (
        <p id={`${id}-note`} className="mt-0.5 text-sm text-poppy">
          {error}
        </p>
      )}
    </div>
  );
}
