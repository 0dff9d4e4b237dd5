import { api, type Operation } from '../../../shared/api.ts';
import type { Wire, WireAnswer } from './http.ts';

/** A request of an operation. */
export interface ApiRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string | string[]>;
}

/** An answer with its body as JSON, where it is some. Bodies are looked into freely, as a client of another make does. */
export interface ApiAnswer extends WireAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: tests read what the wire carries, whatever it is
  body: any;
}

export type Ask = (operation: Operation, asked?: ApiRequest) => Promise<ApiAnswer>;

/** Asks operations by their names. */
export function asking(wire: Wire): Ask {
  return async (operation, { params, query, token, body, headers } = {}) => {
    const { method, path } = api[operation];
    const answer = await wire({
      method,
      path: `/api${filled(path, params)}${query ? `?${new URLSearchParams(query)}` : ''}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { ...answer, body: parsed(answer.text) };
  };
}

/** A path with its variables replaced, each as a browser would encode it. */
export function filled(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
