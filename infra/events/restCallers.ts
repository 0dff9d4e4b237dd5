import { Aspects } from 'aws-cdk-lib';
import { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnRule } from 'aws-cdk-lib/aws-events';
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import type { IConstruct } from 'constructs';

/**
 * Lets the callers of functions rest whose calls nobody loses: streams and queues, which hold what comes, and clocks. Events that
 * nothing would hold go on: a photo that is put, and what SES tells of a mail. Alarms that ring when a clock is silent tell nobody.
 */
export function restCallers(stage: IConstruct): void {
  Aspects.of(stage).add({ visit: rest });
}

function rest(node: IConstruct): void {
  if (node instanceof CfnEventSourceMapping) node.enabled = false;
  if (node instanceof CfnRule && node.scheduleExpression !== undefined) node.state = 'DISABLED';
  if (node instanceof CfnAlarm && node.treatMissingData === 'breaching') node.actionsEnabled = false;
}
