import { CfnResource, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Stage } from '../stages/stage.ts';

/** The library's name of the function that empties the buckets of a stack when they go. */
const emptier = 'Custom::S3AutoDeleteObjectsCustomResourceProvider';

/**
 * Gives the function that empties a stack's buckets a log of ours, which goes with the stack, and the leave to write it alone:
 * the log that Lambda makes by itself would stay, and its usual policy lets it write every log. Each bucket's policy says what the function
 * may do with it.
 */
export function logEmptying(stack: Stack, stage: Stage): void {
  const provider = stack.node.tryFindChild(emptier);
  const [role, handler] = ['Role', 'Handler'].map((id) => provider?.node.tryFindChild(id));
  if (!CfnResource.isCfnResource(role ?? {}) || !CfnResource.isCfnResource(handler ?? {})) return;
  const logs = new LogGroup(stack, 'EmptyingLogs', {
    logGroupName: `/sarai/${stage.name}/emptying-${stack.artifactId}`,
    retention: stage.logs.days,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const Statement = {
    Effect: 'Allow',
    Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    Resource: logs.logGroupArn,
  };
  const PolicyDocument = { Version: '2012-10-17', Statement: [Statement] };
  (role as CfnResource).addPropertyDeletionOverride('ManagedPolicyArns');
  (role as CfnResource).addPropertyOverride('Policies', [{ PolicyName: 'Logs', PolicyDocument }]);
  (handler as CfnResource).addPropertyOverride('LoggingConfig', { LogGroup: logs.logGroupName });
}
