import { Aspects } from 'aws-cdk-lib';
import { CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnRule } from 'aws-cdk-lib/aws-events';
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import type { IConstruct } from 'constructs';

/**
 * Lets the callers of functions rest, or call, whose calls nobody loses: streams and queues, which hold what comes, and clocks. Events
 * that nothing would hold go on: a photo that is put, and what SES tells of a mail. Meanwhile alarms that ring when a clock is silent
 * tell nobody. Lambda reads on where it has stopped: https://docs.aws.amazon.com/lambda/latest/api/API_UpdateEventSourceMapping.html
 */
export function restCallers(stage: IConstruct, rests: boolean): void {
  // Both cases are said: a property that a template no longer has may stay as it was.
  const read = {
    visit: (node: IConstruct) => void (node instanceof CfnEventSourceMapping && setReading(node, !rests)),
  };
  Aspects.of(stage).add(read);
  if (rests) Aspects.of(stage).add({ visit: silence });
}

function setReading(mapping: CfnEventSourceMapping, reads: boolean): void {
  mapping.enabled = reads;
}

function silence(node: IConstruct): void {
  if (node instanceof CfnRule && node.scheduleExpression !== undefined) node.state = 'DISABLED';
  if (node instanceof CfnAlarm && node.treatMissingData === 'breaching') node.actionsEnabled = false;
}
