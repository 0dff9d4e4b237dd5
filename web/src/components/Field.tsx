import { type ReactNode, useId } from 'react';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence about what is wrong with the text; empty where it is only marked. */
  error?: ReactNode;
  className?: string;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const controlStyle =
  'numbers min-h-11 w-full rounded-control border border-outline bg-paper px-3.5 py-2 text-base text-walnut placeholder:text-bark hover:border-bark aria-invalid:border-poppy';

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** `aria-invalid` of a control: a field with an empty sentence is marked too. */
export function markOf(error: ReactNode): true | undefined {
  return error === undefined || error === false ? undefined : true;
}

/** Label, control, hint and error, linked by ids for screen readers. */
export function Field({ label, hint, error, className = '', children }: Props) {
  const id = useId();
  const note = error || hint;
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold text-walnut">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': markOf(error),
      })}
      {note && (
        <p id={`${id}-note`} className={`text-sm ${error ? 'text-poppy' : 'text-bark'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
