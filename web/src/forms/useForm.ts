import { useState } from 'react';
import type { FieldIssue } from '../../../shared/errors.ts';
import type { ApiError } from '../api/ApiError.ts';
import type { FieldErrors } from './submission.ts';
import { useSubmission } from './useSubmission.ts';

export interface FormSetup<F, A> {
  /** What the form shows at first. */
  initial: F;
  check: (fields: F) => readonly FieldIssue[];
  send: (fields: F) => Promise<A>;
  /** After success; the answer's message was said already. */
  onDone?: (answer: A) => void;
  /** The field that a failure without issues is about. */
  fieldOf?: (error: ApiError) => (keyof F & string) | undefined;
}

/** A form whose content is typed into fields by name. Nothing typed is lost when it is refused. */
export function useForm<F extends { [K in keyof F]: string }, A extends { message: string }>({
  initial,
  ...setup
}: FormSetup<F, A>) {
  const [fields, setFields] = useState(initial);
  const { stage, errors, clearError, form } = useSubmission<F, A>({ ...setup, content: () => fields, errorsOf });

  /** Value, name and error of a field, for its control. */
  function control<K extends keyof F & string>(name: K) {
    return {
      name,
      value: fields[name] as string,
      error: errors?.fields[name],
      onChange: (event: { target: { value: string } }) => {
        setFields({ ...fields, [name]: event.target.value });
        clearError(name);
      },
    };
  }

  return { fields, control, busy: stage !== undefined, alert: errors?.alert, form };
}

/** The first sentence of each field. */
function errorsOf(issues: readonly FieldIssue[], fields: object): FieldErrors {
  const own = issues.filter(({ path }) => Object.hasOwn(fields, path));
  return Object.fromEntries(own.toReversed().map(({ path, message }) => [path, message]));
}
