import { type ErrorCode, errorCatalogue } from '../../../shared/errorCatalogue.ts';
import { parsed } from '../client/api.ts';
import type { WireAnswer } from '../client/http.ts';
import type { Findings } from '../findings.ts';
import { type DocumentedOperation, schemas } from './operations.ts';
import { problems, type Schema } from './schemaCheck.ts';

/** Milliseconds: the gateway stops waiting after ten seconds, and the rest is the way there and back. */
const slowest = 10_500;

/** An answer, and what it answers. */
export interface Exchange {
  operation: DocumentedOperation;
  answer: WireAnswer;
  /** How to ask the same again. */
  request: string;
  /** The request may have missed the operation: another address, or another method. */
  astray?: boolean;
  /** An answer to HEAD has no body, and neither has one to OPTIONS. */
  bodiless?: boolean;
}

/** The rule of every answer, whatever was asked: it comes, in time, and is one that the document knows. */
export function checkAnswer(findings: Findings, answering: Exchange): void {
  const { operation, answer, request } = answering;
  const example = `${request} -> ${answer.status} ${answer.broken ?? answer.text.slice(0, 400)}`;
  if (answer.broken !== undefined) {
    findings.add(`${operation.name}: the connection broke`, example);
    return;
  }
  if (answer.ms > slowest) {
    findings.add(`${operation.name}: later than 10.5 s`, `${Math.round(answer.ms)} ms: ${example}`);
  }
  for (const problem of problemsOf(answering)) findings.add(`${operation.name}: ${answer.status}: ${problem}`, example);
}

function problemsOf({ operation, answer: { status, text }, astray, bodiless }: Exchange): string[] {
  if (bodiless) return text === '' ? [] : ['it has a body'];
  if (operation.html) return pageProblems(operation, status, text);
  if (operation.calendar && status === 200) return text.startsWith('BEGIN:VCALENDAR') ? [] : ['it is no calendar'];
  return answerProblems(operation, { status, text }, astray);
}

function answerProblems(
  operation: DocumentedOperation,
  { status, text }: Pick<WireAnswer, 'status' | 'text'>,
  astray: boolean | undefined,
): string[] {
  const body = parsed(text);
  const failure = status >= 400 ? failureProblems(status, body) : [];
  if (failure.length > 0 || (astray && missed.includes(codeOf(body)))) return failure;
  const schema = operation.answers.get(status);
  return schema ? problems(body, ownPart(schema), { path: '', schemas }) : ['the document does not know this status'];
}

/** A page is one of a status that the document knows; where no operation was found the answer is no page. */
function pageProblems({ answers }: DocumentedOperation, status: number, text: string): string[] {
  if (!answers.has(status) && status !== 405) return ['the document does not know this status'];
  return /^(?:<!doctype html>|\{)/i.test(text) ? [] : ['it is no page'];
}

/** The answer where there is no such operation. */
const missed = ['not_found', 'method_not_allowed', 'invalid_request'];

/** A failed call says what went wrong in a sentence and by a code of the catalogue, which has its status. */
function failureProblems(status: number, body: unknown): string[] {
  if (body === undefined) return ['no JSON'];
  const { message } = (body ?? {}) as { message?: unknown };
  if (typeof message !== 'string' || message === '') return ['no message'];
  const code = codeOf(body);
  if (code === '') return ['no code'];
  const known = Object.hasOwn(errorCatalogue, code) ? errorCatalogue[code as ErrorCode] : undefined;
  return known?.status === status ? [] : [`the code ${code} is not one of this status`];
}

function codeOf(body: unknown): string {
  const { code } = (body ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** An answer of the gateway of AWS itself has no code; here every answer is ours and must be one of the codes. */
function ownPart(schema: Schema): Schema {
  const isGateways = ({ $ref }: Schema) => $ref === '#/components/schemas/GatewayError';
  if (isGateways(schema)) return { not: {} };
  const { anyOf } = schema as { anyOf?: Schema[] };
  return anyOf ? { anyOf: anyOf.filter((each) => !isGateways(each)) } : schema;
}
