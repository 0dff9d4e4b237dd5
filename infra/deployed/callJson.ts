import { type Caller, serviceError, signedCall } from '../../functions/runtime/signedCall.ts';

interface JsonCall {
  service: string;
  /** The host of a region begins with it, where that is another name. */
  host?: string;
  /** Its path, where that is not the root. */
  path?: string;
  /** Names the action, where the path does not. */
  target?: string;
  /** The version of JSON that the service speaks; 1.0 where it is left out. */
  json?: '1.1';
  body: string;
  /** Milliseconds after which the call is given up. */
  within?: number;
}

/**
 * Calls a service that takes JSON and answers in it. `AWS_ENDPOINT_URL` leads to another server than AWS's, as it does for all
 * clients. @throws Error under the name of a refusal, as the service gives it
 */
export async function callJson<T>(
  caller: Caller,
  { service, host, path = '/', target, body, within, ...to }: JsonCall,
) {
  const { AWS_ENDPOINT_URL: other } = process.env;
  const { status, text } = await signedCall({
    service,
    endpoint: new URL(path, other ?? `https://${host ?? service}.${caller.region}.amazonaws.com`).href,
    headers: {
      'content-type': `application/x-amz-json-${to.json ?? '1.0'}`,
      ...(target && { 'x-amz-target': target }),
    },
    body,
    milliseconds: within ?? 30_000,
    caller,
  });
  if (status >= 200 && status < 300) return JSON.parse(text || 'null') as T;
  throw serviceError(service, status, refusalIn(text));
}

/** The name that stands behind the last sign of its kind: `com.amazonaws.sqs#QueueDoesNotExist`. */
function refusalIn(text: string): string {
  try {
    const { __type, Type, code } = JSON.parse(text) as Record<string, unknown>;
    return String(__type ?? Type ?? code ?? '').replace(/^.*#/, '');
  } catch {
    return '';
  }
}
