import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { configurationSetName } from '../stages/mailNames.ts';
import type { Stage } from '../stages/stage.ts';

/** The share of a stage's own mails, from 0 to 1, over as many of them as SES takes for its judgement. */
export function mailShare(stage: Stage, which: 'BounceRate' | 'ComplaintRate'): Metric {
  return new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${which}`,
    dimensionsMap: { 'ses:configuration-set': configurationSetName(stage) },
    statistic: 'Maximum',
  });
}
