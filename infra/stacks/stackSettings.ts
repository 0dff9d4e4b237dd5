import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type ILogGroup, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '../stages/stage.ts';

/**
 * Where a stack of a stage stands, for the CDK refuses credentials of another account than the stage names, and that CloudFormation
 * refuses to delete it where the stage keeps data: each of its stacks serves people.
 */
export function stackSettings({
  account,
  region,
  keepsData,
}: Pick<Stage, 'account' | 'region' | 'keepsData'>): Pick<StackProps, 'env' | 'terminationProtection'> {
  return { env: { ...(account && { account }), ...(region && { region }) }, terminationProtection: keepsData };
}

/**
 * The end of a resource that holds data when it leaves its stack. A first deployment that fails takes back empty resources:
 * they go, so that the deployment can be repeated. One with a name of ours that stayed would be in the way of a release that has
 * it again, so it is for resources that AWS names, and for the identity of SES, of which a stage says that it is there.
 */
export function removalOf({ keepsData }: Stage): RemovalPolicy {
  return keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}

/**
 * A log of a stage, kept as long as the stage says. It has a name that people search for, and goes with whatever writes it, so that
 * a later release can have both again.
 */
export function logGroupOf(scope: Construct, id: string, { stage, name }: { stage: Stage; name: string }): LogGroup {
  return new LogGroup(scope, id, {
    logGroupName: `/sarai/${stage.name}/${name}`,
    retention: stage.logs.days,
    removalPolicy: RemovalPolicy.DESTROY,
  });
}

/** Permission of a function to write its logs. */
export function writing({ logGroupArn }: ILogGroup): PolicyStatement {
  return new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroupArn] });
}

/**
 * Makes the name of something that the account has once in all regions, such as the policies of CloudFront: with the region, so that a stage
 * can stand beside itself in another one.
 */
export function nameInAccount(scope: Construct, what: string): string {
  const { stackName, region } = Stack.of(scope);
  return `${stackName}-${region}-${what}`;
}
