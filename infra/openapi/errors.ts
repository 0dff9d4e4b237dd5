import { type Endpoint, errorsOf } from '../../shared/endpoint.ts';
import { type ErrorCode, errorCatalogue } from '../../shared/errorCatalogue.ts';

/** The answers of one status: the codes that it may carry, in the order of the endpoint. */
type Codes = readonly ErrorCode[];

/** Every failure that an endpoint of the API can answer with, by its name in the document. */
export function errorResponses(endpoints: readonly Endpoint[]): Record<string, unknown> {
  return Object.fromEntries(
    endpoints
      .filter(({ html }) => !html)
      .flatMap((endpoint) =>
        [...codesByStatus(endpoint)].map(([status, codes]) => [nameOf(codes), errorResponse(status, codes)]),
      ),
  );
}

/** The failures of one endpoint: status -> reference. An endpoint of pages says them in a page. */
export function errorReferences(endpoint: Endpoint): Record<number, unknown> {
  const said = (codes: Codes) => ({ description: sentencesOf(codes).join('\n\n'), content: pageContent });
  const referred = (codes: Codes) => ({ $ref: `#/components/responses/${nameOf(codes)}` });
  return Object.fromEntries(
    [...codesByStatus(endpoint)].map(([status, codes]) => [status, endpoint.html ? said(codes) : referred(codes)]),
  );
}

/** The content of an answer that people read. */
export const pageContent = { 'text/html': { schema: { type: 'string' } } };

function sentencesOf(codes: Codes): string[] {
  return codes.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`);
}

/** The codes that an endpoint declares and those that go without saying: the firewall refuses every call of an address alike. */
function codesByStatus(endpoint: Endpoint): Map<number, Codes> {
  const everywhere = ['too_many_attempts', 'internal', 'unavailable', 'timeout'] as const;
  const codes = new Set([...errorsOf(endpoint), ...everywhere]);
  return Map.groupBy(codes, (code) => errorCatalogue[code].status);
}

const throttled = 429;

/** The gateway answers these by itself, without a code, where it does not get to a function. */
const byGateway: Record<number, string> = {
  [throttled]: 'Without a code: more calls than the gateway takes at once.',
  503: 'Without a code: no function could be reached in time.',
};

/** `InvalidRequestOrMalformedJson` */
function nameOf(codes: Codes): string {
  const names = codes.map((code) => code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()));
  return names.join('Or');
}

function errorResponse(status: number, codes: Codes) {
  const own = ownError(codes);
  const gateways = byGateway[status];
  return {
    description: [...sentencesOf(codes), ...(gateways === undefined ? [] : [gateways])].join('\n\n'),
    ...(gateways !== undefined && { headers: { 'Retry-After': retryAfter } }),
    content: {
      'application/json': {
        schema: gateways === undefined ? own : { anyOf: [own, { $ref: '#/components/schemas/GatewayError' }] },
      },
    },
  };
}

function ownError(codes: Codes) {
  return {
    allOf: [
      { $ref: '#/components/schemas/ErrorBody' },
      { type: 'object', required: ['code'], properties: { code: { type: 'string', enum: codes } } },
    ],
  };
}

const retryAfter = {
  description: 'Whole seconds after which it is worth trying again, where that is known.',
  schema: { type: 'integer', minimum: 1 },
};
