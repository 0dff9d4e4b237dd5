import { RemovalPolicy, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type ILogGroup, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '../stages/stage.ts';

/** Where a stack of a stage stands: the CDK refuses credentials of another account than the stage names. */
export function environmentOf({ account, region }: Stage): Pick<StackProps, 'env'> {
  return { env: { ...(account && { account }), ...(region && { region }) } };
}

/**
 * The end of a resource that holds data when it leaves its stack. A first deployment that fails takes back empty resources:
 * they go, so that the deployment can be repeated.
 */
export function removalOf({ keepsData }: Stage): RemovalPolicy {
  return keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}

/** A log of a stage, kept as long as the stage says. */
export function logGroupOf(scope: Construct, id: string, { stage, name }: { stage: Stage; name: string }): LogGroup {
  return new LogGroup(scope, id, {
    logGroupName: `/sarai/${stage.name}/${name}`,
    retention: stage.logs.days,
    removalPolicy: removalOf(stage),
  });
}

/** Permission of a function to write its logs. */
export function writing({ logGroupArn }: ILogGroup): PolicyStatement {
  return new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroupArn] });
}
