import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldIssue } from '../../../shared/errors.ts';
import type { ApiError } from '../api/ApiError.ts';
import { outcomeOf } from './outcomeOf.ts';

export interface FormSetup<F, A> {
  /** What the form shows at first. */
  initial: F;
  /** What is wrong with what was typed, by the rules that the API uses too; nothing is sent while there is something. */
  check: (fields: F) => readonly FieldIssue[];
  send: (fields: F) => Promise<A>;
  /** After success; the answer's message was said already. */
  onDone?: (answer: A) => void;
  /** The field that a refusal without `issues` is about. */
  fieldOf?: (error: ApiError) => (keyof F & string) | undefined;
}

type Errors = Record<string, string>;

/** What a form does between the first key and the API's answer. Nothing typed is lost, and nothing is sent twice. */
export function useForm<F extends { [K in keyof F]: string }, A extends { message: string }>(setup: FormSetup<F, A>) {
  const [fields, setFields] = useState(setup.initial);
  const { refused, refuse, forgive, ref } = useRefusals();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.current) return;
    const issues = setup.check(fields);
    if (issues.length > 0) return refuse({ errors: errorsOf(issues) });
    void send();
  }

  async function send() {
    sending.current = true;
    setBusy(true);
    const { answer, error } = await outcomeOf(setup.send(fields));
    sending.current = false;
    setBusy(false);
    if (error) return refuse(refusalOf(error, fields, setup.fieldOf?.(error)));
    refuse();
    setup.onDone?.(answer);
  }

  /** Value, name and error of a field, for its control. */
  function control<K extends keyof F & string>(name: K) {
    return {
      name,
      value: fields[name] as string,
      error: refused?.errors[name],
      onChange: (event: { target: { value: string } }) => {
        setFields({ ...fields, [name]: event.target.value });
        forgive(name);
      },
    };
  }

  return { fields, control, busy, refusal: refused, form: { ref, noValidate: true, onSubmit: submit } };
}

export interface Refusal {
  errors: Errors;
  /** What is said above the form, where no field is to blame. */
  alert?: ApiError;
}

/** What was refused last. The reader is taken to the first field that is wrong, or to what is said above them. */
export function useRefusals() {
  const ref = useRef<HTMLFormElement>(null);
  const [{ refused, count }, set] = useState<{ refused?: Refusal | undefined; count: number }>({ count: 0 });
  useEffect(() => {
    if (count === 0) return;
    const wrong = ref.current?.querySelector('[aria-invalid=true], [role=alert] > [tabindex]');
    const target = wrong?.matches('[role=radiogroup]') ? wrong.querySelector('input') : wrong;
    if (target instanceof HTMLElement) target.focus();
  }, [count]);
  const refuse = (next?: Refusal) => set((last) => ({ refused: next, count: last.count + 1 }));

  /** A field that is being mended is not called wrong any more. */
  function forgive(name: string) {
    if (!refused?.errors[name]) return;
    const { [name]: _, ...errors } = refused.errors;
    set({ refused: { ...refused, errors }, count });
  }

  return { refused, refuse, forgive, ref };
}

function refusalOf(error: ApiError, fields: object, field: string | undefined): Refusal {
  const known = error.issues.filter(({ path }) => Object.hasOwn(fields, path));
  if (known.length > 0) return { errors: errorsOf(known) };
  return field ? { errors: { [field]: error.message } } : { errors: {}, alert: error };
}

/** The first sentence of each field. */
function errorsOf(issues: readonly FieldIssue[]): Errors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]));
}
