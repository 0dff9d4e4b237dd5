import { useRef, useState } from 'react';
import {
  type Field,
  type Fields,
  type FormText,
  type FormValues,
  fieldIssues,
  storedForm,
} from '../../../shared/rules/field.ts';
import { controlOf } from './controlOf.ts';
import type { Success } from './outcomeOf.ts';
import { type SubmitSetup, useSubmission } from './useSubmission.ts';

/** Names of the fields of each form that it may be: a vendor's has one more than a traveller's. */
type NamesOf<F> = F extends F ? keyof F : never;

/** Without `check`, the rules of the fields are all of the form's rules; without `fieldAt`, issues have the paths of fields. */
interface FormSetup<F extends Fields, A>
  extends Partial<Pick<SubmitSetup<FormText<F>, A>, 'check' | 'fieldAt' | 'steps' | 'onDone'>> {
  /** The fields, which bring their labels, their rules and what their inputs say to the browser. */
  fields: F;
  /** The first text of the fields; empty where it is left out. */
  initial?: FormText<F>;
  send: (form: FormValues<F>) => Promise<A>;
  /** After each change of what is typed. */
  onTyped?: (typed: FormText<F>) => void;
}

/** A form whose content is typed into fields by name. Nothing typed is lost when it is refused. */
export function useForm<F extends Fields, A extends Success>({ fields, ...setup }: FormSetup<F, A>) {
  const {
    initial = emptyForm(fields),
    check = (typed) => fieldIssues(fields, typed),
    send,
    onTyped,
    fieldAt = ownField,
    ...rest
  } = setup;
  const [typed, setTyped] = useState<FormText<F>>(initial);
  const latest = useRef(typed);
  const { stage, errors, showErrors, clearError, form } = useSubmission<FormText<F>, A>({
    ...rest,
    check,
    send: (content) => send(storedForm(fields, content)),
    content: () => latest.current,
    fieldAt,
  });

  /** Everything of a field that its control needs: label, value, error, and its bounds for the browser. */
  function control(name: NamesOf<F> & string) {
    const onValue = (value: string) => {
      // Two changes may come before the form is drawn again.
      latest.current = { ...latest.current, [name]: value };
      setTyped(latest.current);
      onTyped?.(latest.current);
      clearError(name);
    };
    return controlOf(fields[name] as Field, {
      name,
      value: typed[name as keyof F],
      error: errors?.fields[name],
      onValue,
    });
  }

  /** Shows something else than what was typed. */
  function show(content: FormText<F>) {
    latest.current = content;
    setTyped(content);
    showErrors();
  }

  return { control, show, busy: stage !== undefined, alert: errors?.alert, form };
}

function ownField(path: string, content: object): string | undefined {
  return Object.hasOwn(content, path) ? path : undefined;
}

/** A form in which nothing is typed. */
export function emptyForm<F extends Fields>(fields: F): FormText<F> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as FormText<F>;
}
