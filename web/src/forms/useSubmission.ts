import { type FormEvent, useEffect, useRef, useState } from 'react';
import { outcomeOf, type Success } from './outcomeOf.ts';
import { deliver, type FormErrors, type Stage, type SubmitSetup } from './submission.ts';

interface Setup<C, A> extends SubmitSetup<C, A> {
  /** After success; the answer's message was said already. */
  onDone?: (answer: A) => void;
}

/** Checks and sends a form between the press of its button and the API's answer, and never twice at once. */
export function useSubmission<C, A extends Success>(setup: Setup<C, A>) {
  const { errors, showErrors, clearError, ref } = useFormErrors();
  const [stage, setStage] = useState<Stage>();
  const underWay = useRef(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    const content = setup.content();
    const issues = setup.check(content);
    if (issues.length > 0) showErrors({ fields: setup.errorsOf(issues, content) });
    else void send();
  }

  async function send() {
    underWay.current = true;
    const sent = (content: C) => outcomeOf(setup.send(content));
    const { answer, errors: wrong } = await deliver({ ...setup, send: sent, onStage: setStage });
    underWay.current = false;
    setStage(undefined);
    showErrors(wrong);
    if (answer) setup.onDone?.(answer);
  }

  return { stage, errors, showErrors, clearError, form: { ref, noValidate: true, onSubmit } };
}

/** The errors of the last submission. The focus goes to the first field with an error, or to the alert above the fields. */
function useFormErrors() {
  const ref = useRef<HTMLFormElement>(null);
  const [{ errors, count }, set] = useState<{ errors?: FormErrors | undefined; count: number }>({ count: 0 });
  useEffect(() => {
    if (count === 0) return;
    const wrong = ref.current?.querySelector('[aria-invalid=true], [role=alert] > [tabindex]');
    const target = wrong?.matches('[role=radiogroup]') ? wrong.querySelector('input') : wrong;
    if (target instanceof HTMLElement) target.focus();
  }, [count]);
  const showErrors = (next?: FormErrors) => set((last) => ({ errors: next, count: last.count + 1 }));

  /** A field that is being corrected is not called wrong any more. */
  function clearError(name: string) {
    set((last) => {
      if (!last.errors?.fields[name]) return last;
      const { [name]: _, ...fields } = last.errors.fields;
      return { ...last, errors: { ...last.errors, fields } };
    });
  }

  return { errors, showErrors, clearError, ref };
}
