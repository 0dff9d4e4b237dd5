import type { Replacement } from './leanSdk.ts';

const environmentCredentials = `
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) throw new Error('No AWS credentials in the environment.');
  return { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY, sessionToken: AWS_SESSION_TOKEN };
};`;

/** The address of a service, by its region unless the environment names another one. */
const regionalEndpoint = (service: string) => `
export const defaultEndpointResolver = ({ Region, Endpoint }) =>
  ({ url: new URL(Endpoint ?? 'https://${service}.' + Region + '.amazonaws.com'), properties: {}, headers: {} });`;

/** The address of a bucket: AWS has it in the host's name, any other server in the path. */
const bucketEndpoint = `
export const defaultEndpointResolver = ({ Region, Endpoint, Bucket }) => ({
  url: Endpoint ? new URL('/' + Bucket, Endpoint) : new URL('https://' + Bucket + '.s3.' + Region + '.amazonaws.com'),
  properties: {
    authSchemes: [{ name: 'sigv4', signingName: 's3', signingRegion: Region, disableDoubleEncoding: true }],
  },
  headers: {},
});`;

/** Errors that we tell apart by class; any other is thrown as its service's general error, under its own name. */
const knownErrors = ['ConditionalCheckFailed', 'TransactionCanceled', 'TransactionConflict'];

function withoutOtherErrors(schemas: string): string {
  const definition = /^export var (\w+)Exception\$ = \[-3,[^;]*;\nn0_registry\.registerError\(.*$/gm;
  return schemas.replace(definition, (found, name: string) =>
    knownErrors.includes(name) ? found : `export const ${name}Exception$ = undefined;`,
  );
}

/**
 * S3's errors are not told apart. Its descriptions of shapes and of 110 operations use constants as keys, which the bundler
 * takes for calls; marked as pure, only those of our own operations stay.
 */
function schemasOfS3(schemas: string): string {
  const error = /^export var (\w+)\$ = \[-3, n0,[^;]*;\nn0_registry\.registerError\(.*$/gm;
  const shape = /^((?:export )?var \w+\$? = )(\[[^;]*\]);$/gm;
  return schemas
    .replace(error, (_, name: string) => `export const ${name}$ = undefined;`)
    .replace(shape, '$1/* @__PURE__ */ (() => $2)();');
}

const noDiscovery = `
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = { environmentVariableSelector: () => false, configFileSelector: () => false };
export const resolveEndpointDiscoveryConfig = (config) => config;
export const getEndpointDiscoveryPlugin = undefined, getEndpointDiscoveryRequiredPlugin = undefined,
  getEndpointDiscoveryOptionalPlugin = undefined;`;

function versionAlone(manifest: string): string {
  return JSON.stringify({ version: JSON.parse(manifest).version });
}

/** The SDK's readers of timestamps, and the writer that stands in the same file. */
const nativeDates = `
const read = (value) => (value == null ? undefined : new Date(value));
export const parseRfc3339DateTime = read, parseRfc3339DateTimeWithOffset = read, parseRfc7231DateTime = read;
export const parseEpochTimestamp = (value) => (value == null ? undefined : new Date(Math.round(Number(value) * 1000)));
export const dateToUtcString = (date) => date.toUTCString();`;

/** Parts of the AWS SDK that a Lambda function of ours never needs, and that weigh 2 KB or more in a bundle; comments give KB. */
export const sdkReplacements: readonly Replacement[] = [
  // 145: Lambda hands a function its credentials in the environment and nowhere else.
  { file: /@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/, contents: environmentCredentials },
  // 18: no operation that we call streams events.
  {
    file: /@smithy\/core\/dist-es\/submodules\/event-streams\/index\.js$/,
    contents: `export const EventStreamSerde = undefined, eventStreamSerdeProvider = undefined;
export const resolveEventStreamSerdeConfig = (config) => config;`,
  },
  // 9, 11, 7, 24 and 5: the region names an endpoint; we use no partition but the common one, and no FIPS or dual-stack addresses.
  { file: /@aws-sdk\/middleware-endpoint-discovery\/dist-es\/index\.js$/, contents: noDiscovery },
  { file: /client-dynamodb\/dist-es\/endpoint\/endpointResolver\.js$/, contents: regionalEndpoint('dynamodb') },
  { file: /client-ses\/dist-es\/endpoint\/endpointResolver\.js$/, contents: regionalEndpoint('email') },
  { file: /client-s3\/dist-es\/endpoint\/endpointResolver\.js$/, contents: bucketEndpoint },
  { file: /util-endpoints\/lib\/aws\/partitions\.js$/, contents: 'export const partitionsInfo = { partitions: [] };' },
  // 11 and 68: errors and operations that we do not name.
  { file: /client-dynamodb\/dist-es\/schemas\/schemas_0\.js$/, contents: withoutOtherErrors },
  { file: /client-s3\/dist-es\/schemas\/schemas_0\.js$/, contents: schemasOfS3 },
  // 3: the standard retry mode is the one in use.
  { file: /retry\/util-retry\/AdaptiveRetryStrategy\.js$/, contents: 'export class AdaptiveRetryStrategy {}' },
  // 8: Node hashes natively.
  {
    file: /[\\/](?:Sha256|Sha1|Md5)Js\.js$/,
    contents: 'export class Sha256Js {} export class Sha1Js {} export class Md5Js {}',
  },
  // 5: JavaScript reads the dates of HTTP headers and of ISO 8601 by itself; the SDK's own readers take all that ever was one.
  { file: /serde\/date-utils\.js$/, contents: nativeDates },
  // 3: Lambda stops functions that call each other in a circle by a header that the SDK sends to SQS, SNS and S3.
  // EventBridge calls ours, through which Lambda sees no circle.
  {
    file: /middleware-recursion-detection\/recursionDetectionMiddleware\.js$/,
    contents: 'export const recursionDetectionMiddleware = () => (next) => next;',
  },
  // 2 to 3: no client of ours is extended while it is made.
  {
    file: /@aws-sdk\/client-[^/]+\/dist-es\/runtimeExtensions\.js$/,
    contents: 'export const resolveRuntimeExtensions = (config) => config;',
  },
  // 2 to 5: a client reads its version from its whole package.json.
  { file: /@aws-sdk\/client-[^/]+\/package\.json$/, contents: versionAlone },
];
