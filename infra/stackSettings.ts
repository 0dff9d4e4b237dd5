import { RemovalPolicy, type StackProps } from 'aws-cdk-lib';
import type { Stage } from './stages/stage.ts';

/** Where a stack of a stage stands: the CDK refuses credentials of another account than the stage names. */
export function environmentOf({ account, region }: Stage): Pick<StackProps, 'env'> {
  return { env: { ...(account && { account }), ...(region && { region }) } };
}

/**
 * What becomes of something that holds data when it leaves its stack. What a first deployment has made and taken back,
 * because something else failed, is empty: it goes, so that the deployment can be repeated.
 */
export function removalOf({ keepsData }: Stage): RemovalPolicy {
  return keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
