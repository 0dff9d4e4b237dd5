import { wire } from 'virtual:sarai-api';
import { language } from 'virtual:sarai-language';
import { t } from '@lingui/core/macro';
import type { Operation } from '../../../shared/api.ts';
import type { ErrorBody } from '../../../shared/errors.ts';
import { workHeader } from '../../../shared/work.ts';
import { noteServerTime } from '../offline/serverClock.ts';
import { currentSession, expireSession } from '../session.ts';
import { sayError } from '../words/words.ts';
import { ApiError } from './ApiError.ts';
import { addressOf, type Parts } from './address.ts';
import { cacheOf } from './cachedOperations.ts';
import { freshOrCached } from './freshOrCached.ts';
import type { AnswerOf, RequestOf } from './types.ts';

/** Longer than the API's own time limit, so that the API's message about it still arrives. */
const timeoutMs = 20_000;

/**
 * Calls an operation of the API, with the session's token where the operation needs one, and for whatever a vendor reads. Throws nothing but `ApiError`.
 * Ends the session when the API does not know its token any more. Does the work that the API asks for. Where no answer comes, the browser's copy stands in for it.
 */
export async function call<O extends Operation>(
  operation: O,
  request: RequestOf<O>,
  timeout = timeoutMs,
): Promise<AnswerOf<O>> {
  const cache = cacheOf(operation);
  const ask = () => withWork((work) => askApi(operation, request, { timeout, work }));
  if (cache === undefined) return ask();
  return freshOrCached({ operation, url: addressOf(operation, request).href, cache }, ask);
}

/** Nobody loads what does the work before it is asked for. */
async function withWork<A>(ask: (work?: string) => Promise<A>): Promise<A> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError && error.challenge)) throw error;
    const loaded = await import('./work/askWithWork.ts').catch(() => undefined);
    if (!loaded) throw error;
    return loaded.askWithWork(error, ask);
  }
}

interface Attempt {
  /** Milliseconds. */
  timeout: number;
  work: string | undefined;
}

async function askApi<O extends Operation>(
  operation: O,
  request: RequestOf<O>,
  { timeout, work }: Attempt,
): Promise<AnswerOf<O>> {
  const { method, auth } = wire[operation];
  const parts: Parts = request;
  const session = currentSession();
  // An answer to a token is kept nowhere: a host sees at once what he has changed.
  const token = auth || (method === 'GET' && session?.role === 'vendor') ? session?.token : undefined;
  const response = await send(addressOf(operation, parts), {
    method,
    signal: AbortSignal.timeout(timeout),
    headers: {
      // Mails are written in the language that somebody reads the site in.
      'Accept-Language': language,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(work && { [workHeader]: work }),
      ...(parts.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  });
  // Of what is public, a cache may have kept the answer and its time.
  if (token) noteServerTime(response.headers.get('Date'));
  return (await read(response, token)) as AnswerOf<O>;
}

async function send(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw noAnswer(cause);
  }
}

async function read(response: Response, token: string | undefined): Promise<unknown> {
  const body = await text(response);
  const answer = parse(body);
  if (response.ok && answer !== undefined) return answer;
  if (!isErrorBody(answer)) {
    const message = messageOf(answer) ?? t`Something went wrong on our side. Please try again in a moment.`;
    throw new ApiError(message, { code: 'unreadable', status: response.status });
  }
  const message = sayError(answer);
  if (token && answer.code === 'not_signed_in') expireSession(token, message);
  throw new ApiError(message, { ...answer, status: response.status });
}

/** The time limit also covers the body, which may stop halfway. */
async function text(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw noAnswer(cause);
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isErrorBody(answer: unknown): answer is ErrorBody {
  return messageOf(answer) !== undefined && typeof (answer as Partial<ErrorBody>).code === 'string';
}

/** The message of an error: the gateway's own errors have one, and no code. */
function messageOf(answer: unknown): string | undefined {
  const { message } = (answer ?? {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}

function noAnswer(cause: unknown): ApiError {
  return cause instanceof DOMException && cause.name === 'TimeoutError'
    ? new ApiError(t`This is taking too long. Check your connection and try again.`, { code: 'too_slow' })
    : new ApiError(t`Sarai cannot be reached. Check your connection and try again.`, { code: 'unreachable' });
}
