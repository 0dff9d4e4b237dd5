import { type ReactNode, useId } from 'react';
import { type FieldProps, markOf } from '../components/Field.tsx';

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
          <label key={option.value} className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5 wrap-anywhere">
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

interface ChoiceFrameProps extends FrameProps {
  required?: boolean;
  /** Several of the options may be chosen. */
  several?: boolean;
  children: ReactNode;
}

/** Label and error around the options of a choice. */
export function ChoiceFrame({ label, error, className = '', required, several, children }: ChoiceFrameProps) {
  const id = useId();
  // A group has neither of the states of a choice of one.
  const state = { 'aria-required': required, 'aria-invalid': markOf(error) };
  return (
    <fieldset
      {...(several ? {} : { role: 'radiogroup', ...state })}
      aria-labelledby={id}
      aria-describedby={error ? `${id}-note` : undefined}
      className={`min-w-0 ${className}`}
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
    </fieldset>
  );
}
