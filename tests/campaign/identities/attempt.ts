import type { ApiAnswer, Ask } from '../client/api.ts';
import type { Wire } from '../client/http.ts';
import type { Server } from '../server/server.ts';
import type { Cast } from './cast.ts';

/** A try of B to get through. */
export interface Attempt {
  name: string;
  /** Statuses that are right. A 2xx is one where B may do it, and what is done must then be B's alone. */
  right: readonly number[];
  ask(): Promise<ApiAnswer>;
}

/** All that a try is made with. */
export interface Means {
  cast: Cast;
  ask: Ask;
  wire: Wire;
  server: Server;
}
