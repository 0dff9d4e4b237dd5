import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApiError, ApiErrorCode } from '../api/ApiError.ts';
import { type FormIssue, sayFormIssue } from './formIssue.ts';
import { outcomeOf, type Success } from './outcomeOf.ts';

/** A sentence for each field that is wrong, by the field's name within the form; an empty one only marks it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The errors of the last submission. */
interface FormErrors {
  fields: FieldErrors;
  /** A failure that no field is to blame for. */
  alert?: ApiError;
}

/** How a form is submitted. `C` is the content of the form, `A` the API's answer. */
export interface SubmitSetup<C, A> {
  /** Answers with the present content of the form. */
  content: () => C;
  /** The issues by the rules that the API uses too; nothing is sent while there is one. */
  check: (content: C) => readonly FormIssue[];
  /** Finishes the work that the content waits for, and answers with the issues of the parts that failed. */
  prepare?: () => Promise<readonly FormIssue[]>;
  send: (content: C) => Promise<A>;
  /** The form's own name of the field at the path of an issue; undefined for anything else, which is left out. */
  fieldAt: (path: string, content: C) => string | undefined;
  /** Receives the fields that are wrong before one of them takes the focus. */
  onWrong?: (fields: FieldErrors) => void;
  /** Refusals that lead to a step of their own: no toast says them. */
  steps?: readonly ApiErrorCode[];
  /** After success; the answer's message was said already. */
  onDone?: (answer: A) => void;
}

/** The work on a form that passed its checks. */
export type Stage = 'preparing' | 'sending';

/** Checks and sends a form between the press of its button and the API's answer, and never twice at once. */
export function useSubmission<C, A extends Success>(setup: SubmitSetup<C, A>) {
  const { errors, showErrors, clearError, ref } = useFormErrors();
  const [stage, setStage] = useState<Stage>();
  const underWay = useRef(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    const content = setup.content();
    const issues = setup.check(content);
    if (issues.length > 0) tell({ fields: sentencesOf(issues, setup, content) });
    else void send();
  }

  async function send() {
    underWay.current = true;
    const { answer, errors: wrong } = await deliver(setup, setStage, pressedIn(ref.current));
    underWay.current = false;
    setStage(undefined);
    tell(wrong);
    if (answer) setup.onDone?.(answer);
  }

  function tell(wrong?: FormErrors) {
    if (wrong) setup.onWrong?.(wrong.fields);
    showErrors(wrong);
  }

  return { stage, errors, showErrors, clearError, form: { ref, noValidate: true, onSubmit } };
}

/** The control that sent a form, or the form itself: some browsers do not focus a button that is pressed. */
function pressedIn(form: HTMLFormElement | null): Element | null {
  const { activeElement } = document;
  return activeElement === document.body && form ? form : activeElement;
}

/** Prepares and sends what a form holds; changes that are made during the preparation are sent too. */
export async function deliver<C, A extends Success>(
  setup: SubmitSetup<C, A>,
  onStage: (stage: Stage) => void,
  near: Element | null = null,
): Promise<{ answer?: A; errors?: FormErrors }> {
  if (setup.prepare) {
    onStage('preparing');
    const issues = await setup.prepare();
    if (issues.length > 0) return { errors: { fields: sentencesOf(issues, setup, setup.content()) } };
  }
  onStage('sending');
  const sent = setup.content();
  const { answer, error } = await outcomeOf(setup.send(sent), setup.steps, near);
  if (!error) return { answer };
  const fields = { ...marksOf(error, setup, sent), ...sentencesOf(error.issues, setup, sent) };
  return { errors: Object.keys(fields).length > 0 ? { fields } : { fields, alert: error } };
}

/** Fields that a failure without issues is about. */
const fieldsOfCodes: Partial<Record<ApiErrorCode, readonly string[]>> = {
  code_wrong: ['otp'],
  code_expired: ['otp'],
  wrong_credentials: ['email', 'password'],
  email_taken: ['email'],
  proof_needed: ['password'],
};

/** Marks those of the form without a sentence: the toast has said it. */
function marksOf<C>(
  { code }: ApiError,
  { fieldAt }: Pick<SubmitSetup<C, unknown>, 'fieldAt'>,
  content: C,
): FieldErrors {
  const names = (fieldsOfCodes[code] ?? []).map((path) => fieldAt(path, content)).filter((name) => name !== undefined);
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** The first sentence of each field. */
function sentencesOf<C>(
  issues: readonly FormIssue[],
  { fieldAt }: Pick<SubmitSetup<C, unknown>, 'fieldAt'>,
  content: C,
): FieldErrors {
  const named = issues.map((issue) => [fieldAt(issue.path, content), sayFormIssue(issue)] as const);
  return Object.fromEntries(named.filter(([name]) => name !== undefined).toReversed());
}

/**
 * The errors of the last submission. The focus goes to the first field with a sentence, else to the first that is marked, or to the sentence
 * beside the button; it stays at the button where only a toast says why.
 */
function useFormErrors() {
  const ref = useRef<HTMLFormElement>(null);
  const [{ errors, count }, set] = useState<{ errors?: FormErrors | undefined; count: number }>({ count: 0 });
  const latest = useRef(errors);
  latest.current = errors;
  useEffect(() => {
    if (count === 0) return;
    const wrong = [
      ...(ref.current?.querySelectorAll<HTMLElement>('[aria-invalid=true], [role=alert] > [tabindex]') ?? []),
    ];
    const controls = wrong.map((each) => (each.matches('[role=radiogroup]') ? each.querySelector('input') : each));
    const said = controls.find((control) => latest.current?.fields[control?.getAttribute('name') ?? ''] !== '');
    (said ?? controls[0])?.focus();
  }, [count]);
  const showErrors = (next?: FormErrors) => set((last) => ({ errors: next, count: last.count + 1 }));

  /** A field that is being corrected is not called wrong any more. */
  function clearError(name: string) {
    set((last) => {
      if (last.errors?.fields[name] === undefined) return last;
      const { [name]: _, ...fields } = last.errors.fields;
      return { ...last, errors: { ...last.errors, fields } };
    });
  }

  return { errors, showErrors, clearError, ref };
}
