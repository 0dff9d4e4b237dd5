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

/** The same for S3, where a bucket of AWS has a name of its own and one of any other server is part of the path. */
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
 * The same of S3, none of whose errors we tell apart. What describes a shape or an operation names keys by constants, which
 * the bundler takes for calls: marked as pure, only what our own operations have is kept of 110 of them.
 */
function schemasOfS3(schemas: string): string {
  const error = /^export var (\w+)\$ = \[-3, n0,[^;]*;\nn0_registry\.registerError\(.*$/gm;
  const shape = /^((?:export )?var \w+\$? = )(\[[^;]*\]);$/gm;
  return schemas
    .replace(error, (_, name: string) => `export const ${name}$ = undefined;`)
    .replace(shape, '$1/* @__PURE__ */ (() => $2)();');
}

const noLogger = `
export const loggerMiddleware = () => (next) => next;
export const loggerMiddlewareOptions = { name: 'loggerMiddleware', step: 'initialize', override: true };
export const getLoggerPlugin = () => ({ applyToStack: () => {} });`;

const noWarning = `
export const state = { warningEmitted: true };
export const emitWarningIfUnsupportedVersion = () => {};`;

const noRetryAfter = `
export const parseRetryAfterHeader = () => undefined, getRetryAfterHint = parseRetryAfterHeader;`;

const noUserAgent = `
export const userAgentMiddleware = () => (next) => next, getUserAgentPlugin = () => ({ applyToStack: () => {} });
export const getUserAgentMiddlewareOptions = { name: 'getUserAgentMiddleware', step: 'build', override: true };`;

const noUserAgentProvider = `
export const crtAvailability = { isCrtAvailable: false };
export const createDefaultUserAgentProvider = () => async () => [], defaultUserAgent = createDefaultUserAgentProvider;`;

const noAccountEndpoint = `
export const resolveAccountIdEndpointModeConfig = (config) => config;
export const NODE_ACCOUNT_ID_ENDPOINT_MODE_CONFIG_OPTIONS = { environmentVariableSelector: () => 'disabled', configFileSelector: () => 'disabled' };
export const DEFAULT_ACCOUNT_ID_ENDPOINT_MODE = 'disabled', ACCOUNT_ID_ENDPOINT_MODE_VALUES = [], validateAccountIdEndpointMode = undefined,
  ENV_ACCOUNT_ID_ENDPOINT_MODE = undefined, CONFIG_ACCOUNT_ID_ENDPOINT_MODE = undefined;`;

const noDiscovery = `
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = { environmentVariableSelector: () => false, configFileSelector: () => false };
export const resolveEndpointDiscoveryConfig = (config) => config;
export const getEndpointDiscoveryPlugin = undefined, getEndpointDiscoveryRequiredPlugin = undefined,
  getEndpointDiscoveryOptionalPlugin = undefined;`;

function versionAlone(manifest: string): string {
  return JSON.stringify({ version: JSON.parse(manifest).version });
}

/** The SDK's readers of timestamps under its own names, and the writer that stands in the file of the public ones. */
function nativeDates(prefix: '' | '_'): string {
  return `
const read = (value) => (value == null ? undefined : new Date(value));
export const ${prefix}parseRfc3339DateTime = read, ${prefix}parseRfc3339DateTimeWithOffset = read, ${prefix}parseRfc7231DateTime = read;
export const ${prefix}parseEpochTimestamp = (value) => (value == null ? undefined : new Date(Math.round(Number(value) * 1000)));
export const dateToUtcString = (date) => date.toUTCString();`;
}

/** What the AWS SDK carries for machines and services that a Lambda function of ours never meets. */
export const sdkReplacements: readonly Replacement[] = [
  // Lambda hands a function its credentials in the environment and nowhere else.
  { file: /@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/, contents: environmentCredentials },
  // There is no ~/.aws to read, and looking for it takes time at every cold start.
  {
    file: /config\/shared-ini-file-loader\/loadSharedConfigFiles\.js$/,
    contents: `export const CONFIG_PREFIX_SEPARATOR = '.';
export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });`,
  },
  // The defaults of old stay: no region has to be guessed for those that depend on it.
  {
    file: /config\/defaults-mode\/resolveDefaultsModeConfig\.js$/,
    contents: "export const resolveDefaultsModeConfig = () => async () => 'legacy';",
  },
  // Lambda names the region in the environment: no machine has to be asked for its own.
  {
    file: /regionConfig\/getInstanceMetadataRegion\.js$/,
    contents: 'export const getInstanceMetadataRegion = async () => undefined;',
  },
  // The numbers of DynamoDB are texts in its answers, and no other number of AWS is too long for JavaScript.
  { file: /protocols\/json\/jsonReviver\.js$/, contents: 'export const jsonReviver = (_, value) => value;' },
  { file: /protocols\/json\/needsReviver\.js$/, contents: 'export const needsReviver = () => false;' },
  // No operation that we call streams events.
  {
    file: /@smithy\/core\/dist-es\/submodules\/event-streams\/index\.js$/,
    contents: `export const EventStreamSerde = undefined, eventStreamSerdeProvider = undefined;
export const resolveEventStreamSerdeConfig = (config) => config;`,
  },
  { file: /signature-v4\/dist-es\/HeaderFormatter\.js$/, contents: 'export class HeaderFormatter {}' },
  // An endpoint is known by its region: we use no partition but the common one, and no FIPS or dual-stack addresses.
  { file: /@aws-sdk\/middleware-endpoint-discovery\/dist-es\/index\.js$/, contents: noDiscovery },
  // Names of buckets are ours: no ARNs, no dots.
  {
    file: /middleware-endpoint\/service-customizations\/index\.js$/,
    contents: 'export const resolveParamsForS3 = async (params) => params;',
  },
  { file: /client-dynamodb\/dist-es\/endpoint\/endpointResolver\.js$/, contents: regionalEndpoint('dynamodb') },
  { file: /client-ses\/dist-es\/endpoint\/endpointResolver\.js$/, contents: regionalEndpoint('email') },
  { file: /client-s3\/dist-es\/endpoint\/endpointResolver\.js$/, contents: bucketEndpoint },
  { file: /util-endpoints\/lib\/aws\/partitions\.js$/, contents: 'export const partitionsInfo = { partitions: [] };' },
  { file: /client-dynamodb\/dist-es\/schemas\/schemas_0\.js$/, contents: withoutOtherErrors },
  { file: /client-ses\/dist-es\/schemas\/schemas_0\.js$/, contents: withoutOtherErrors },
  { file: /client-s3\/dist-es\/schemas\/schemas_0\.js$/, contents: schemasOfS3 },
  // The standard retry mode is the one in use.
  { file: /retry\/util-retry\/AdaptiveRetryStrategy\.js$/, contents: 'export class AdaptiveRetryStrategy {}' },
  // AWS's own statistics of who calls it with which features of its SDK.
  { file: /middleware-user-agent\/user-agent-middleware\.js$/, contents: noUserAgent },
  {
    file: /middleware-user-agent\/configurations\.js$/,
    contents: 'export const DEFAULT_UA_APP_ID = undefined, resolveUserAgentConfig = (config) => config;',
  },
  { file: /util-user-agent-node\/defaultUserAgent\.js$/, contents: noUserAgentProvider },
  // An address by account is nothing that our addresses by region know.
  { file: /@aws-sdk\/core\/dist-es\/submodules\/account-id-endpoint\/index\.js$/, contents: noAccountEndpoint },
  // No client has a logger, and a log of ours must not hold what is asked or answered.
  { file: /middleware-logger\/loggerMiddleware\.js$/, contents: noLogger },
  { file: /smithy-client\/schemaLogFilter\.js$/, contents: 'export const schemaLogFilter = () => undefined;' },
  // The stack says which Node the functions have.
  { file: /client\/emitWarningIfUnsupportedVersion\.js$/, contents: noWarning },
  // DynamoDB, S3 and SES name no time after which to come again.
  { file: /middleware-retry\/parseRetryAfterHeader\.js$/, contents: noRetryAfter },
  // Node hashes natively; trying that out would load its cryptography with every function.
  {
    file: /checksum\/sha256\/Sha256Node\.js$/,
    contents: (source) => source.replace(/const hasNativeCrypto = [\s\S]*?\}\)\(\);/, 'const hasNativeCrypto = true;'),
  },
  { file: /checksum\/sha256\/Sha256Js\.js$/, contents: 'export class Sha256Js {}' },
  { file: /sha\/sha1\/Sha1Js\.js$/, contents: 'export class Sha1Js {}' },
  { file: /checksum\/md5\/Md5Js\.js$/, contents: 'export class Md5Js {}' },
  // Node makes UUIDs; looking whether it does would load its cryptography too.
  { file: /serde\/uuid\/v4\.js$/, contents: 'export const bindV4 = () => () => crypto.randomUUID();' },
  // What we send is text or bytes, never a file.
  {
    file: /serde\/util-body-length\/calculateBodyLength\.js$/,
    contents: 'export const calculateBodyLength = (body) => Buffer.byteLength(body || []);',
  },
  // Streams here are those of Node: asking for a browser's loads Node's copies of those.
  { file: /serde\/util-stream\/checksum\/ChecksumStream\.browser\.js$/, contents: 'export class ChecksumStream {}' },
  // JavaScript reads the dates of HTTP headers and of ISO 8601 by itself; the SDK's own readers take all that ever was one.
  { file: /serde\/schema-serde-lib\/schema-date-utils\.js$/, contents: nativeDates('_') },
  { file: /serde\/date-utils\.js$/, contents: nativeDates('') },
  // Lambda stops functions that call each other in a circle by what the SDK tells SQS, SNS and S3 of the call it is in.
  // Ours are called by EventBridge, through which Lambda sees no circle.
  {
    file: /middleware-recursion-detection\/recursionDetectionMiddleware\.js$/,
    contents: 'export const recursionDetectionMiddleware = () => (next) => next;',
  },
  // We read pages by cursors of our own.
  { file: /@aws-sdk\/lib-dynamodb\/dist-es\/pagination\/index\.js$/, contents: '' },
  // No client of ours is extended while it is made.
  {
    file: /@aws-sdk\/client-[^/]+\/dist-es\/runtimeExtensions\.js$/,
    contents: 'export const resolveRuntimeExtensions = (config) => config;',
  },
  // A client reads its version from its whole package.json.
  { file: /@aws-sdk\/client-[^/]+\/package\.json$/, contents: versionAlone },
];
