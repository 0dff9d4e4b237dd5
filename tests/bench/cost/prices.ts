/** A price in dollars. `verified` says that the page which `source` names was read with this figure on it. */
export interface Price {
  dollars: number;
  per: string;
  source: string;
  verified: boolean;
}

const page = (service: string) => `https://aws.amazon.com/${service}/pricing/`;

const read = (dollars: number, per: string, source: string): Price => ({ dollars, per, source, verified: true });

const assumed = (dollars: number, per: string, service: string): Price => ({
  ...{ dollars, per },
  source: page(service),
  verified: false,
});

/** The day on which the figures were looked up. */
export const pricesOf = '2026-11-22';

/**
 * Prices of AWS in ap-south-1 (Mumbai), before taxes. A price that was found for another region alone, or nowhere, is an assumption. Free tiers that never end are subtracted; those of a first year are not.
 */
export const prices = {
  readUnits: assumed(0.1425, 'million read units of DynamoDB', 'dynamodb'),
  writeUnits: assumed(0.7115, 'million write units of DynamoDB', 'dynamodb'),
  lambdaSeconds: read(
    0.0000133334,
    'GB-second of a function on ARM',
    'https://unpkg.com/artillery@2.0.28/lib/platform/aws-lambda/prices.js',
  ),
  lambdaCalls: read(0.2, 'million calls of functions', page('lambda')),
  gateway: assumed(1.05, 'million requests of the gateway', 'api-gateway'),
  edgeTraffic: read(0.109, 'GB from the edge in India, of the first 10 TB', page('cloudfront')),
  edgeRequests: assumed(0.012, '10,000 requests at the edge', 'cloudfront'),
  edgeFunctions: read(0.1, 'million calls of an edge function', 'https://cur.vantage.sh/aws/amazoncloudfront/'),
  files: assumed(0.025, 'GB of files a month', 's3'),
  filePuts: assumed(0.005, '1,000 files put', 's3'),
  fileGets: assumed(0.0004, '1,000 files read', 's3'),
  mails: assumed(0.1, '1,000 mails', 'ses'),
  logs: assumed(0.67, 'GB of logs', 'cloudwatch'),
  alarms: assumed(0.1, 'metric of an alarm a month', 'cloudwatch'),
  ownMetrics: assumed(0.3, 'metric of a function a month', 'cloudwatch'),
  dashboards: assumed(3, 'dashboard of more than 50 metrics a month', 'cloudwatch'),
  traces: assumed(5, 'million calls that X-Ray records', 'xray'),
  secrets: assumed(0.4, 'secret a month', 'secrets-manager'),
  secretReads: assumed(0.05, '10,000 calls for secrets', 'secrets-manager'),
  keys: assumed(1, 'key of KMS a month', 'kms'),
  keyCalls: assumed(0.03, '10,000 data keys made or opened', 'kms'),
  queueCalls: assumed(0.4, 'million calls of queues', 'sqs'),
  busEvents: assumed(1, 'million events on a bus of ours', 'eventbridge'),
  storedItems: assumed(0.285, 'GB of tables a month', 'dynamodb'),
  restoring: assumed(0.228, 'GB of tables that can be restored to any second, a month', 'dynamodb'),
  firewall: assumed(0.6, 'million requests that the firewall looks at', 'waf'),
  firewallList: assumed(5, 'list of rules of the firewall a month', 'waf'),
  firewallRule: assumed(1, 'rule of the list a month, a group of Amazon too', 'waf'),
} as const satisfies Record<string, Price>;

/** A month of what is free for ever. */
export const free = {
  edgeGigabytes: 1000,
  edgeRequests: 10_000_000,
  edgeFunctions: 2_000_000,
  lambdaSeconds: 400_000,
  lambdaCalls: 1_000_000,
  alarms: 10,
  ownMetrics: 10,
  keyCalls: 20_000,
  queueCalls: 1_000_000,
  storedGigabytes: 25,
} as const;
