import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** Something that an alarm tells of. */
export interface Symptom {
  name: string;
  /** The harm for people, and the remedy: whoever is told may never have seen the product. */
  says: string;
  /** Its period is five minutes, as the CDK has it where none is said. */
  metric: IMetric;
  /** The alarm rings from this value on. */
  from: number;
  /** Periods of the metric for which it must last; one when left out. */
  periods?: number;
}

/** Rings where something is so for as long, tells the topic, and tells it again when it is over. No value is no alarm. */
export function addAlarm(scope: Construct, topic: ITopic, { name, says, metric, from, periods = 1 }: Symptom): void {
  const alarm = new Alarm(scope, `${name}Alarm`, {
    alarmName: name,
    alarmDescription: says,
    metric,
    threshold: from,
    evaluationPeriods: periods,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  const tell = new SnsAction(topic);
  alarm.addAlarmAction(tell);
  alarm.addOkAction(tell);
}
