import { form, json, type Services } from '../stacks/aws.ts';

const listing: Record<string, (services: Services) => Promise<string>> = {
  stack: (services) => services(form('cloudformation', '2010-05-15', { Action: 'DescribeStacks' })),
  bucket: (services) => services({ service: 's3', method: 'GET' }),
  table: (services) => services(json('dynamodb', 'DynamoDB_20120810.ListTables', {}, '1.0')),
  function: (services) => services({ service: 'lambda', method: 'GET', path: '/2015-03-31/functions' }),
  'log group': (services) => services(json('logs', 'Logs_20140328.DescribeLogGroups')),
  role: (services) => services(form('iam', '2010-05-08', { Action: 'ListRoles', MaxItems: '1000' })),
  queue: (services) => services(json('sqs', 'AmazonSQS.ListQueues', {}, '1.0')),
  secret: (services) => services(json('secretsmanager', 'secretsmanager.ListSecrets')),
  'alias of a key': (services) => services(json('kms', 'TrentService.ListAliases')),
  rule: (services) => services(json('events', 'AWSEvents.ListRules')),
  'configuration set': (services) => services(form('ses', '2010-12-01', { Action: 'ListConfigurationSets' })),
  topic: (services) => services(form('sns', '2010-03-31', { Action: 'ListTopics' })),
  alarm: (services) => services(form('monitoring', '2010-08-01', { Action: 'DescribeAlarms' })),
  api: (services) => services({ service: 'apigateway', method: 'GET', path: '/v2/apis' }),
  distribution: (services) => services({ service: 'cloudfront', method: 'GET', path: '/2020-05-31/distribution' }),
};

/** Resources of a stage that are still there, a line each; nobody has to know what its stacks were made of. */
export async function leftOf(services: Services, stage: string): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(listing).map(async ([kind, list]) => {
      const names = (await list(services)).match(new RegExp(`[\\w:/.-]*sarai[-/]${stage}[\\w:/.-]*`, 'gi')) ?? [];
      return [...new Set(names)].map((name) => `${kind} ${name}`);
    }),
  );
  return found.flat();
}

/** Nothing that cannot be seen while it stands would be seen when it is left. */
export async function mustSeeAll(services: Services, stage: string): Promise<string> {
  const seen = await leftOf(services, stage);
  const unseen = Object.keys(listing).filter((kind) => !seen.some((each) => each.startsWith(`${kind} `)));
  if (unseen.length > 0) throw new Error(`Nothing is seen of these kinds: ${unseen.join(', ')}.`);
  return `${seen.length} names of ${Object.keys(listing).length} kinds of things`;
}
