import type { ApiError } from '../api/ApiError.ts';
import type { FormIssue } from './formIssue.ts';

/** A sentence for each field that is wrong, by the field's name within the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The errors of the last submission. */
export interface FormErrors {
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
  /** The issues at the form's own fields; those about anything else are left out. */
  errorsOf: (issues: readonly FormIssue[], content: C) => FieldErrors;
  /** The field that a failure without issues is about. */
  fieldOf?: (error: ApiError) => string | undefined;
}

/** The work on a form that passed its checks. */
export type Stage = 'preparing' | 'sending';

type Outcome<A> = { answer: A; error?: never } | { answer?: never; error: ApiError };
type DeliveryResult<A> = { answer: A; errors?: never } | { answer?: never; errors: FormErrors };

interface Delivery<C, A> extends Omit<SubmitSetup<C, A>, 'check' | 'send'> {
  send: (content: C) => Promise<Outcome<A>>;
  onStage: (stage: Stage) => void;
}

/** Prepares and sends what a form holds; changes that are made during the preparation are sent too. */
export async function deliver<C, A>(delivery: Delivery<C, A>): Promise<DeliveryResult<A>> {
  const { content, prepare, send, errorsOf, onStage } = delivery;
  if (prepare) {
    onStage('preparing');
    const issues = await prepare();
    if (issues.length > 0) return { errors: { fields: errorsOf(issues, content()) } };
  }
  onStage('sending');
  const sent = content();
  const { answer, error } = await send(sent);
  return error ? { errors: errorsAfter(error, sent, delivery) } : { answer };
}

/** A failure at the fields that it is about, or else above all of them. */
function errorsAfter<C>(
  error: ApiError,
  sent: C,
  { errorsOf, fieldOf }: Pick<SubmitSetup<C, unknown>, 'errorsOf' | 'fieldOf'>,
): FormErrors {
  const fields = errorsOf(error.issues, sent);
  if (Object.keys(fields).length > 0) return { fields };
  const field = fieldOf?.(error);
  return field ? { fields: { [field]: error.message } } : { fields, alert: error };
}
