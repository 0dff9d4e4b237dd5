import { createHash } from 'node:crypto';
import { type App, Aspects, CfnOutput, CfnResource } from 'aws-cdk-lib';
import { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnRole } from 'aws-cdk-lib/aws-iam';
import { CfnKey } from 'aws-cdk-lib/aws-kms';
import type { IConstruct } from 'constructs';
import { json, type Services } from '../stacks/aws.ts';

/**
 * Actions that the emulator would refuse on the one resource that policies name: it asks whether a mail may be sent from
 * anywhere, whatever the sender, and calls a secret in templates by its name and not by its ARN.
 */
const wider: Record<string, string> = {
  'ses:SendEmail': '*',
  'secretsmanager:GetSecretValue': 'arn:aws:secretsmanager:*:*:secret:*',
};

/**
 * Gives roles names of their own in another region. AWS names a role by chance where its template does not; the emulator makes the
 * name of those of the stack and the resource, so that one stage would take the roles of the other.
 */
export function nameRolesApart(app: App): void {
  Aspects.of(app).add({ visit: nameApart });
}

function nameApart(node: IConstruct): void {
  if (!(node instanceof CfnResource) || node.cfnResourceType !== 'AWS::IAM::Role') return;
  if (node instanceof CfnRole && node.stack.resolve(node.roleName) !== undefined) return;
  const mark = createHash('sha256').update(node.node.path).digest('hex').slice(0, 20);
  node.addPropertyOverride('RoleName', `${node.stack.stackName}-elsewhere-${mark}`);
}

interface Statement {
  Action: string | string[];
  Condition?: Record<string, object>;
}

/** Changes what of the templates the emulator does not understand, and nothing else. No action is added. */
export function suitEmulator(app: App): void {
  Aspects.of(app).add({ visit: widen });
  Aspects.of(app).add({ visit: leaveOutPlaces });
  Aspects.of(app).add({ visit: leaveOutKeys });
  Aspects.of(app).add({ visit: takeOneMetric });
}

function widen(node: IConstruct): void {
  if (!(node instanceof CfnRole)) return;
  const policies: { policyDocument: { Statement: Statement[] } }[] = node.stack.resolve(node.policies) ?? [];
  policies.forEach(({ policyDocument }, policy) => {
    policyDocument.Statement.forEach(({ Action, Condition }, statement) => {
      const [action = ''] = [Action].flat();
      const Resource = wider[action];
      const path = `Policies.${policy}.PolicyDocument.Statement.${statement}`;
      if (Resource) node.addPropertyOverride(path, { Effect: 'Allow', Action, Resource });
      if (Resource && Condition) node.addPropertyDeletionOverride(`${path}.Condition`);
    });
  });
}

/**
 * Its policies are not told of an encryption context, so that conditions on one would never hold: it still opens a data key for the
 * context of its making alone. To policies of keys it calls a role by its session, and not by its own name.
 */
function leaveOutPlaces(node: IConstruct): void {
  if (node instanceof CfnKey) {
    const statements: Statement[] = node.stack.resolve(node.keyPolicy).Statement;
    leaveOutOf(node, 'KeyPolicy', statements);
    const using = statements.findIndex(({ Condition }) => Condition?.ArnLike);
    const sessions = `arn:aws:sts::*:assumed-role/${node.stack.stackName.replace(/data$/, '')}*`;
    node.addPropertyOverride(`KeyPolicy.Statement.${using}.Condition.ArnLike.aws:PrincipalArn`, sessions);
  }
  if (!(node instanceof CfnRole)) return;
  const policies: { policyDocument: { Statement: Statement[] } }[] = node.stack.resolve(node.policies) ?? [];
  policies.forEach(({ policyDocument }, at) => {
    leaveOutOf(node, `Policies.${at}.PolicyDocument`, policyDocument.Statement);
  });
}

function leaveOutOf(node: CfnResource, policy: string, statements: readonly Statement[]): void {
  const isOfPlace = (keys: object) => Object.keys(keys).every((key) => key.startsWith('kms:EncryptionContext'));
  statements.forEach(({ Condition = {} }, at) => {
    const operators = Object.keys(Condition).filter((operator) => isOfPlace(Condition[operator] ?? {}));
    for (const operator of operators)
      node.addPropertyDeletionOverride(`${policy}.Statement.${at}.Condition.${operator}`);
  });
}

/** Its identities of SES have no keys that an output could name. */
function leaveOutKeys(node: IConstruct): void {
  if (!(node instanceof CfnOutput)) return;
  if (JSON.stringify(node.stack.resolve(node.value)).includes('DkimDNSToken')) node.value = 'none';
}

/** Its alarms are of one metric: one of an expression is that of the first metric in it. Templates are held to the expression by tests. */
function takeOneMetric(node: IConstruct): void {
  if (!(node instanceof CfnAlarm) || node.metrics === undefined) return;
  const metrics: CfnAlarm.MetricDataQueryProperty[] = node.stack.resolve(node.metrics);
  const first = metrics.find(({ metricStat }) => metricStat !== undefined)?.metricStat as
    | CfnAlarm.MetricStatProperty
    | undefined;
  if (!first) return;
  const { namespace, metricName, dimensions } = first.metric as CfnAlarm.MetricProperty;
  node.metrics = undefined;
  Object.assign(node, { namespace, metricName, dimensions, period: first.period, statistic: 'Sum' });
}

/**
 * Remembers how tables stand, and answers with what makes new tables as they were then. On AWS a table is restored to a moment
 * (`RestoreTableToPointInTime`); the emulator's answer to that holds what stands today, so a backup of that moment is restored
 * in its place.
 */
export async function rememberMoment(services: Services, tables: readonly string[]) {
  const dynamo = (action: string, input: object) =>
    services(json('dynamodb', `DynamoDB_20120810.${action}`, input, '1.0'));
  const backups = new Map<string, string>();
  for (const TableName of tables) {
    const { BackupDetails } = JSON.parse(await dynamo('CreateBackup', { TableName, BackupName: 'a-moment' }));
    backups.set(TableName, BackupDetails.BackupArn);
  }
  return async (table: string, TargetTableName: string): Promise<void> => {
    await dynamo('RestoreTableFromBackup', { BackupArn: backups.get(table), TargetTableName });
  };
}
