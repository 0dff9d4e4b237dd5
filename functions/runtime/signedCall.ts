import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { deadlineWithin } from './deadline.ts';
import { required } from './settings.ts';

/** A call of AWS that is made without the client of its service. */
export interface SignedCall {
  /** POST where it is left out. */
  method?: 'GET' | 'POST';
  /** As signatures name the service. */
  service: string;
  /** Its address; that of the region where it is left out. */
  endpoint?: string | undefined;
  /** The host of a region begins with it, where that is another name. */
  host?: string;
  headers: Record<string, string>;
  body?: string;
  /** After which the call is given up. */
  milliseconds: number;
  /** Who calls, and where; a function is told both by its environment. */
  caller?: Caller;
}

/** Whoever calls AWS from a region. */
export interface Caller {
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };
}

/** Answer of any status. */
export interface SignedAnswer {
  status: number;
  text: string;
}

/**
 * Calls a service of AWS, with the function's own credentials where no others are given. The clients of most services would each
 * be the larger part of a function; the signer is in the bundle with the client of the database.
 * @throws Error where there is no answer in time, which `isOutage` knows
 */
export async function signedCall(call: SignedCall): Promise<SignedAnswer> {
  const { method = 'POST', service, headers, body, milliseconds, ...to } = call;
  const { region, credentials } = to.caller ?? { region: required('AWS_REGION'), credentials: ownCredentials() };
  const url = new URL(to.endpoint ?? `https://${to.host ?? service}.${region}.amazonaws.com/`);
  const { protocol, hostname, host, pathname: path } = url;
  const signer = new SignatureV4({ service, region, sha256: Sha256, credentials });
  const sending = { method, ...(body !== undefined && { body }) };
  const request = { ...sending, protocol, hostname, path, query: {}, headers: { host, ...headers } };
  const signed = await signer.sign(request);
  // `fetch` names the host itself.
  const { host: _, ...sent } = signed.headers;
  try {
    const answer = await fetch(url, { ...sending, headers: sent, signal: deadlineWithin(milliseconds) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw unreachable(service, error);
  }
}

/** `fetch` says of every connection that it failed, and why in the cause; what took too long is said as it is. */
function unreachable(service: string, error: unknown): unknown {
  if (!(error instanceof TypeError)) return error;
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return Object.assign(new Error(`${service} cannot be reached.`, { cause: error }), {
    code: String(code ?? ''),
    $fault: 'server',
  });
}

/** A service's refusal, under the name that it gives, as the AWS SDK would throw it. Its text stays out of every log. */
export function serviceError(service: string, status: number, code: string): Error {
  const error = new Error(`${service} refused.`);
  return Object.assign(error, { name: code || 'ServiceError', code, $metadata: { httpStatusCode: status } });
}

/** A service's refusal in JSON, which has the name that it gives behind that of its protocol. */
export function jsonError(service: string, { status, text }: SignedAnswer): Error {
  return serviceError(service, status, /"__type"\s*:\s*"(?:[^"#]*#)?(\w+)"/.exec(text)?.[1] ?? '');
}

/** The text of an element of an answer in XML, without which it is empty. */
export function elementOf(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
}

/** This function's own credentials, which Lambda hands it in the environment. */
function ownCredentials() {
  const { AWS_SESSION_TOKEN: sessionToken } = process.env;
  return {
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken !== undefined && { sessionToken }),
  };
}
