import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';

/** A call of a service of AWS, as its documentation has it. */
export interface Call {
  service: string;
  method?: 'GET' | 'POST';
  path?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: string;
}

/** Calls the services at an address as the root user. */
export type Services = (call: Call) => Promise<string>;

/** @throws Error with what a service answers other than with success, or when it does not answer within 30 s */
export function servicesAt(address: string, region = 'us-east-1'): Services {
  const { protocol, hostname, host } = new URL(address);
  return async ({ service, method = 'POST', path = '/', query = {}, headers = {}, body }) => {
    const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
    const signer = new SignatureV4({ service, region, sha256: Sha256, credentials });
    const unsigned = { method, protocol, hostname, path, query, headers: { host, ...headers }, body };
    const { host: _, ...signed } = (await signer.sign(unsigned)).headers;
    const answer = await fetch(`${address}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: signed,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    if (answer.ok) return text;
    throw new Error(`${service} ${path} ${body?.slice(0, 200) ?? ''}: ${answer.status} ${text.slice(0, 500)}`);
  };
}

/** An action of the services that take forms and answer in XML. */
export function form(service: string, version: string, parameters: Record<string, string>): Call {
  return {
    service,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ Version: version, ...parameters }).toString(),
  };
}

/** An action of the services that take JSON, by its target: `Logs_20140328.DescribeLogGroups`. */
export function json(service: string, target: string, input: object = {}, version = '1.1'): Call {
  const headers = { 'content-type': `application/x-amz-json-${version}`, 'x-amz-target': target };
  return { service, headers, body: JSON.stringify(input) };
}

/** The texts of all elements of a name. */
export function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
}
