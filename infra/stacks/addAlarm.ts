import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Construct } from 'constructs';
import type { AlarmTopics } from './AlarmTopics.ts';

/** Something that an alarm tells of. */
export interface Symptom {
  name: string;
  /** The harm for people: whoever is told may never have seen the product. The address of its page is put behind it. */
  says: string;
  /** Its page: a heading of docs/runbook.md, as links name it. */
  page: string;
  /** Whether it wakes somebody, because people cannot book, log in or see the site. All others wait for the morning. */
  wakes: boolean;
  /**
   * How a period without a value counts. `good`: there was nothing to measure, and another alarm hears why; `bad`: whatever measures is
   * down itself. Of metrics of DynamoDB CloudWatch ignores this, and the alarm stays as it was.
   */
  noData: 'good' | 'bad';
  /** Its period is five minutes, as the CDK has it where none is said. */
  metric: IMetric;
  /** The alarm rings from this value on. */
  from?: number;
  /** The alarm rings below this value; where `from` is left out. */
  below?: number;
  /** Periods of the metric for which it must last; one when left out. */
  periods?: number;
  /** The latest periods among which these are; as many when left out. */
  among?: number;
}

/**
 * Rings where something is so for as long, tells the topic, and tells it again when it is over. A stage that tells nobody has no
 * alarms.
 */
export function addAlarm(scope: Construct, topics: AlarmTopics, symptom: Symptom): void {
  if (!topics.isHeard) return;
  const { name, says, page, wakes, noData, metric, from, below = 0, periods = 1, among = periods } = symptom;
  const alarm = new Alarm(scope, `${name}Alarm`, {
    alarmName: name,
    alarmDescription: `${says} ${wakes ? 'It wakes somebody.' : 'It waits for the morning.'} ${topics.runbook}#${page}`,
    metric,
    threshold: from ?? below,
    evaluationPeriods: among,
    datapointsToAlarm: periods,
    comparisonOperator:
      from === undefined
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: noData === 'good' ? TreatMissingData.NOT_BREACHING : TreatMissingData.BREACHING,
  });
  const tell = new SnsAction(wakes ? topics.pages : topics.alarms);
  alarm.addAlarmAction(tell);
  alarm.addOkAction(tell);
}
