import { useRef, useState } from 'react';
import {
  type Field,
  type Fields,
  fieldIssues,
  inputAttributes,
  type KeptForm,
  keptForm,
  type Typed,
} from '../../../shared/rules/field.ts';
import type { FieldIssue } from '../../../shared/rules/issues.ts';
import type { ApiError } from '../api/ApiError.ts';
import { say } from '../words/say.ts';
import { type FormIssue, sayFormIssue } from './formIssue.ts';
import type { Answered } from './outcomeOf.ts';
import type { FieldErrors } from './submission.ts';
import { useSubmission } from './useSubmission.ts';

/** Names of the fields of each form that it may be: a vendor's has one more than a traveller's. */
type NamesOf<F> = F extends F ? keyof F : never;

export interface FormSetup<F extends Fields, A> {
  /** The fields, which bring their labels, their rules and what their inputs say to the browser. */
  fields: F;
  /** What the form shows at first; empty fields where it is left out. */
  initial?: Typed<F>;
  /** The form's own rule, where the rules of its fields are not all. */
  check?: (typed: Typed<F>) => readonly FieldIssue[];
  send: (form: KeptForm<F>) => Promise<A>;
  /** After each change of what is typed. */
  onTyped?: (typed: Typed<F>) => void;
  /** After success; the answer's message was said already. */
  onDone?: (answer: A) => void;
  /** The field that a failure without issues is about. */
  fieldOf?: (error: ApiError) => (keyof F & string) | undefined;
}

/** A form whose content is typed into fields by name. Nothing typed is lost when it is refused. */
export function useForm<F extends Fields, A extends Answered>({ fields, ...setup }: FormSetup<F, A>) {
  const { initial = emptyForm(fields), check = (typed) => fieldIssues(fields, typed), send, onTyped, ...rest } = setup;
  const [typed, setTyped] = useState<Typed<F>>(initial);
  const latest = useRef(typed);
  const { stage, errors, showErrors, clearError, form } = useSubmission<Typed<F>, A>({
    ...rest,
    check,
    send: (content) => send(keptForm(fields, content)),
    content: () => latest.current,
    errorsOf,
  });

  /** Everything of a field that its control needs: label, value, error, and its bounds for the browser. */
  function control(name: NamesOf<F> & string) {
    const field = fields[name as keyof F] as Field;
    return {
      name,
      label: say(field.label),
      value: typed[name as keyof F],
      error: errors?.fields[name],
      ...inputAttributes(fields[name] as Field),
      onChange: (event: { target: { value: string } }) => {
        // Two changes may come before the form is drawn again.
        latest.current = { ...latest.current, [name]: event.target.value };
        setTyped(latest.current);
        onTyped?.(latest.current);
        clearError(name);
      },
    };
  }

  /** Shows something else than what was typed. */
  function show(content: Typed<F>) {
    latest.current = content;
    setTyped(content);
    showErrors();
  }

  return { control, show, busy: stage !== undefined, alert: errors?.alert, form };
}

function emptyForm<F extends Fields>(fields: F): Typed<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Typed<F>;
}

/** The first sentence of each field. */
function errorsOf(issues: readonly FormIssue[], form: object): FieldErrors {
  const own = issues.filter(({ path }) => Object.hasOwn(form, path));
  return Object.fromEntries(own.toReversed().map((issue) => [issue.path, sayFormIssue(issue)]));
}
