import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds after which a request ends by itself: the gateway waits for 10 s, a cold start included. */
const requestMilliseconds = 8_000;

const deadlines = new AsyncLocalStorage<AbortSignal>();

/** Runs the work of a request, or what must still be done at its end, within whose time all its calls must be over. */
export function withinDeadline<T>(work: () => T, milliseconds = requestMilliseconds): T {
  return deadlines.run(AbortSignal.timeout(milliseconds), work);
}

/** Says when the current request is over; undefined for work that no request waits for. */
export function deadline(): AbortSignal | undefined {
  return deadlines.getStore();
}

/** Says when so many milliseconds are over, or the current request if that is sooner. */
export function deadlineWithin(milliseconds: number): AbortSignal {
  const own = AbortSignal.timeout(milliseconds);
  const ofRequest = deadline();
  return ofRequest ? AbortSignal.any([own, ofRequest]) : own;
}

type Send = (command: object, options?: object) => Promise<unknown>;

/** A client of AWS whose calls, with their repetitions, end with an `AbortError` when the request is over that makes them. */
export function endingWithRequest<C extends object>(client: C): C {
  const { send } = client as { send: Send };
  const ending: Send = (command, options) => send.call(client, command, { abortSignal: deadline(), ...options });
  return Object.assign(client, { send: ending });
}
