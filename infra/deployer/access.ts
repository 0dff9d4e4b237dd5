/** The roles that `cdk bootstrap` makes for deployments to a region. */
export function bootstrapRoles(account: string, region: string): string[] {
  const names = ['deploy', 'file-publishing', 'lookup'];
  return names.map((name) => `arn:aws:iam::${account}:role/cdk-hnb659fds-${name}-role-${account}-${region}`);
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
