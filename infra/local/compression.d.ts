declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Options {
    /** Bytes from which on an answer is compressed. */
    threshold: number;
  }
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  function compression(options: Options): Middleware;
  export = compression;
}
