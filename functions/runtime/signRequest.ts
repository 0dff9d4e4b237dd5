import { createHash, createHmac } from 'node:crypto';
import { required } from './settings.ts';

export interface SignableRequest {
  url: URL;
  method: 'GET' | 'POST';
  /** Names in lower case; `host` and what signing adds are left out. */
  headers: Record<string, string>;
  body: string;
}

export interface Signer {
  service: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** This function's own credentials, which Lambda hands it in the environment. */
export function ownSigner(service: string): Signer {
  return {
    service,
    region: required('AWS_REGION'),
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: process.env.AWS_SESSION_TOKEN,
  };
}

/**
 * The headers of a request signed with AWS Signature Version 4, as "Create a signed AWS API request" (AWS Identity and
 * Access Management User Guide) documents it: for a service that needs one call, where its client would be most of the
 * function. The path is signed as it is, so it holds nothing that wants encoding.
 */
export function signedHeaders(request: SignableRequest, signer: Signer, now = new Date()): Record<string, string> {
  const timestamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    'x-amz-date': timestamp,
    ...(signer.sessionToken && { 'x-amz-security-token': signer.sessionToken }),
  };
  const names = Object.keys(headers).sort();
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    sha256(request.body),
  ].join('\n');
  const scope = `${timestamp.slice(0, 8)}/${signer.region}/${signer.service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n');
  const signature = hmac(signingKey(signer, timestamp.slice(0, 8)), text).toString('hex');
  const credential = `${signer.accessKeyId}/${scope}`;
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}

function canonicalQuery({ searchParams }: URL): string {
  const pairs = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('='));
  return pairs.sort().join('&');
}

function signingKey({ secretAccessKey, region, service }: Signer, day: string): Buffer {
  return [day, region, service, 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${secretAccessKey}`));
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
