import type { api, Operation } from '../../../shared/api.ts';
import type { Answer, Request } from '../../../shared/endpoint.ts';

type Api = typeof api;

/** What an operation is sent: `{ params?, query?, body? }` as its endpoint declares them. */
export type RequestOf<O extends Operation> = O extends Operation ? Request<Api[O]> : never;

/** Answer of an operation. */
export type AnswerOf<O extends Operation> = O extends Operation ? Answer<Api[O]> : never;
