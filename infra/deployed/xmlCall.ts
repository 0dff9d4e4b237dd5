import { type Caller, elementOf, serviceError, signedCall } from '../../functions/runtime/signedCall.ts';

/** A call of a service that takes forms and answers in XML. */
interface XmlCall {
  /** As signatures name it. */
  service: 'cloudformation' | 'monitoring';
  version: string;
  /** Its parameters, with the `Action`. */
  form: Readonly<Record<string, string>>;
}

/**
 * The answer of a service, as XML. `AWS_ENDPOINT_URL` leads to another server than AWS's, as it does for all clients.
 * @throws Error under the name of a refusal, with what the service says as its message
 */
export async function xmlCall(caller: Caller, { service, version, form }: XmlCall): Promise<string> {
  const own = process.env[`AWS_ENDPOINT_URL_${service === 'monitoring' ? 'CLOUDWATCH' : 'CLOUDFORMATION'}`];
  const { status, text } = await signedCall({
    service,
    endpoint: own ?? process.env.AWS_ENDPOINT_URL,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...form, Version: version }).toString(),
    milliseconds: 30_000,
    caller,
  });
  if (status === 200) return text;
  const code = elementOf(text, 'Code');
  const message = `${names[service]} refused: ${code}. ${unescaped(elementOf(text, 'Message'))}`.trim();
  throw Object.assign(serviceError(names[service], status, code), { message });
}

const names = { cloudformation: 'CloudFormation', monitoring: 'CloudWatch' } as const;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The text of an element, as it was before it became XML. */
export function unescaped(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16));
  });
}
