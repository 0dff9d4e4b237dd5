import type { Random } from '../random.ts';
import { type Draft, encoded } from './draft.ts';
import { hostileBodies, hostileNames, hostileText, hostileValue } from './hostileValues.ts';

type Mutation = (draft: Draft, random: Random) => void;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A hostile value as an address carries it: not longer than a gateway would take. */
function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 1_000);
}

/** A random object or list within a body. */
function somePart(body: unknown, random: Random): Record<string, unknown> | undefined {
  if (!isObject(body)) return undefined;
  const inner = Object.values(body).filter(isObject);
  return inner.length > 0 && random.chance(0.6) ? somePart(random.pick(inner), random) : body;
}

const replaceField: Mutation = ({ body }, random) => {
  const part = somePart(body, random);
  const names = Object.keys(part ?? {});
  if (part && names.length > 0) part[random.pick(names)] = hostileValue(random);
};

/** The rest of the body stays sound, so that the text gets to where it is kept. */
const replaceText: Mutation = ({ body }, random) => {
  const part = somePart(body, random);
  const names = Object.keys(part ?? {}).filter((name) => typeof part?.[name] === 'string');
  if (!part || names.length === 0) return;
  const name = random.pick(names);
  part[name] = random.chance(0.5) ? `${part[name]}${hostileText(random)}` : hostileText(random);
};

const dropField: Mutation = ({ body }, random) => {
  const part = somePart(body, random);
  const names = Object.keys(part ?? {});
  if (part && names.length > 0) delete part[random.pick(names)];
};

const addField: Mutation = ({ body }, random) => {
  const part = somePart(body, random);
  // As JSON.parse makes it, `__proto__` is a name like any other.
  if (part) Object.defineProperty(part, random.pick(hostileNames), { value: hostileValue(random), ...plain });
};

const plain = { enumerable: true, configurable: true, writable: true };

const replaceBody: Mutation = (draft, random) => {
  draft.raw = random.pick(hostileBodies)();
};

/** Names in a body, where they may belong into the address. */
const moveIntoBody: Mutation = (draft, random) => {
  const names = draft.operation.parameters.map(({ name }) => name);
  draft.raw = JSON.stringify({ [random.pick([...names, ...hostileNames])]: hostileText(random) });
};

const emptyQuery: Mutation = ({ query, operation }, random) => {
  const names = operation.parameters.flatMap((each) => (each.in === 'query' ? [each.name] : []));
  const name = random.pick([...names, 'bookingRequestId']);
  query.push([random.chance(0.5) ? name : name.toUpperCase(), random.pick(['', 'x'])]);
};

const cutBody: Mutation = (draft, random) => {
  const text = JSON.stringify(draft.body) ?? '';
  draft.raw = text.slice(0, random.whole(0, text.length));
};

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/octet-stream',
  'application/problem+json',
  ';',
  'x'.repeat(2_000),
];

const changeContentType: Mutation = ({ headers }, random) => {
  headers['content-type'] = random.pick(contentTypes);
};

const encodeContent: Mutation = ({ headers }, random) => {
  headers['content-encoding'] = random.pick(['gzip', 'br', 'identity', 'x']);
};

const repeatQuery: Mutation = ({ query }, random) => {
  if (query.length > 0) query.push([random.pick(query)[0], random.pick(query)[1]]);
};

const rawValues = ['%', '%zz', '%00', '%ff%fe', '+', '%2B', '%F0%9F%8F%94', '1,2', '%5B%5D', '%20', '%22', 'a%00b'];

const changeQuery: Mutation = ({ query, operation }, random) => {
  const names = operation.parameters.flatMap((each) => (each.in === 'query' ? [each.name] : []));
  const name = random.pick([...names, ...hostileNames.map(encoded), 'limit[]', 'cursor']);
  const value = hostileValue(random);
  query.push([name, random.chance(0.4) ? random.pick(rawValues) : encoded(textOf(value))]);
};

/** The value in the place of one variable of the path; it may lead anywhere. */
const pathParts = [
  '..',
  '.',
  '%2e%2e',
  '%2F',
  'a%2Fb',
  '%00',
  '%ff',
  '%',
  '~',
  'null',
  '__proto__',
  '*',
  '%20',
  'a'.repeat(2_000),
];

const changePath: Mutation = (draft, random) => {
  const parts = draft.path.split('/');
  const at = random.whole(1, parts.length - 1);
  parts[at] = random.chance(0.3) ? encoded(textOf(hostileValue(random))) : random.pick(pathParts);
  draft.path = parts.join('/');
  draft.astray = true;
};

const bendPath: Mutation = (draft, random) => {
  const { path } = draft;
  draft.path = random.pick([
    `${path}/`,
    `/${path}`,
    path.toUpperCase(),
    `${path}//`,
    `${path};a=b`,
    `/.${path}`,
    `${path}%20`,
  ]);
  draft.astray = true;
};

const changeMethod: Mutation = (draft, random) => {
  draft.method = random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']);
  draft.astray = true;
};

const headers: readonly ((random: Random) => Record<string, string | string[]>)[] = [
  () => ({ 'accept-language': ', ;'.repeat(3_000) }),
  () => ({ 'accept-language': 'ur;q=0.9,'.repeat(600) }),
  () => ({ 'accept-language': `en${' '.repeat(6_000)};` }),
  () => ({ 'accept-encoding': 'gzip;q=NaN, *;q=0, identity;q=0' }),
  () => ({ authorization: 'Bearer' }),
  () => ({ authorization: `Bearer ${'x'.repeat(6_000)}` }),
  () => ({ authorization: 'Basic YWRtaW46YWRtaW4=' }),
  () => ({ authorization: 'Bearer u.__proto__.x' }),
  (random) => ({ authorization: `Bearer v.${'A'.repeat(22)}.${'a'.repeat(random.whole(42, 44))}` }),
  () => ({ cookie: 'a=1; b; =; __proto__=1' }),
  () => ({ 'cloudfront-viewer-address': '[::1]:x', 'x-sarai-edge': '' }),
  () => ({ 'x-forwarded-for': "127.0.0.1, ';--" }),
  () => ({ 'x-http-method-override': 'DELETE' }),
  () => ({ range: 'bytes=0-0', 'if-none-match': '*', 'if-modified-since': 'never' }),
  () => ({ host: 'evil.example', origin: 'null' }),
  () => ({ 'transfer-encoding': 'chunked' }),
  () => ({ constructor: 'x', tostring: 'x' }),
  () => ({ 'x-junk': Array.from({ length: 60 }, () => 'y'.repeat(100)) }),
];

const addHeader: Mutation = (draft, random) => {
  Object.assign(draft.headers, random.pick(headers)(random));
};

/** Every way to spoil a sound request; those of bodies stand more than once, for there is most to spoil. */
const mutations: readonly Mutation[] = [
  ...[replaceText, replaceText, replaceText, replaceText, replaceText],
  ...[replaceField, replaceField, replaceField, dropField, addField, addField],
  ...[replaceBody, cutBody, changeContentType, encodeContent],
  ...[
    moveIntoBody,
    emptyQuery,
    repeatQuery,
    changeQuery,
    changeQuery,
    changePath,
    bendPath,
    changeMethod,
    addHeader,
    addHeader,
  ],
];

/** Spoils a draft mostly in one way: a second one often hides the first. */
export function spoil(draft: Draft, random: Random): void {
  for (let left = random.chance(0.7) ? 1 : random.whole(2, 3); left > 0; left -= 1)
    random.pick(mutations)(draft, random);
}
