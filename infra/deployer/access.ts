import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

/** The roles that `cdk bootstrap` makes for deployments to a region. */
export function bootstrapRoles(account: string, region: string): string[] {
  const names = ['deploy', 'file-publishing', 'lookup'];
  return names.map((name) => `arn:aws:iam::${account}:role/cdk-hnb659fds-${name}-role-${account}-${region}`);
}

/**
 * Permissions of a release to read of its stage: the templates that stand, the alarms that ring, the logs of functions, which hold
 * ids and nothing else of people, and the passwords of the journey's accounts.
 */
export function releaseReading({ account, name }: { account: string; name: string }): PolicyStatement[] {
  return [
    new PolicyStatement({
      actions: ['cloudformation:DescribeStackResources', 'cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
      resources: [`arn:aws:cloudformation:*:${account}:stack/sarai-${name}-*/*`],
    }),
    new PolicyStatement({
      actions: ['cloudwatch:DescribeAlarms'],
      resources: [`arn:aws:cloudwatch:*:${account}:alarm:*`],
    }),
    new PolicyStatement({
      actions: ['logs:FilterLogEvents'],
      resources: [`arn:aws:logs:*:${account}:log-group:/sarai/${name}/*`],
    }),
    // CloudFormation begins the name of a secret with its id in the template, and every resource has the tag of its stage.
    new PolicyStatement({
      actions: ['secretsmanager:GetSecretValue'],
      resources: [`arn:aws:secretsmanager:*:${account}:secret:journey-*`],
      conditions: { StringEquals: { 'aws:ResourceTag/stage': name } },
    }),
  ];
}

/** Actions of `ReadOnlyAccess` that would read what people have stored or sent, rather than how things are set. */
export const peoplesData = [
  'dynamodb:BatchGetItem',
  'dynamodb:GetItem',
  'dynamodb:GetRecords',
  'dynamodb:PartiQLSelect',
  'dynamodb:Query',
  'dynamodb:Scan',
  'logs:FilterLogEvents',
  'logs:GetLogEvents',
  'logs:GetLogRecord',
  'logs:GetQueryResults',
  'logs:StartLiveTail',
  'logs:StartQuery',
  'logs:Unmask',
  's3:GetObject',
  's3:GetObjectVersion',
  'ses:GetMessageInsights',
  'ses:GetSuppressedDestination',
  'ses:ListSuppressedDestinations',
  'sqs:ReceiveMessage',
  'wafv2:GetRateBasedStatementManagedKeys',
  'wafv2:GetSampledRequests',
] as const;
