import { type IMetric, Metric, SearchExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Stage } from '../stages/stage.ts';

/** A graph of the dashboard. */
export interface Graph {
  title: string;
  metrics: readonly IMetric[];
}

type Service = 'Lambda' | 'SES' | 'SQS' | 'DynamoDB' | 'CloudFront';

/** A metric of a service over all that the account has of it. */
export function ofAccount(service: Service, metricName: string, statistic: string, label: string): Metric {
  return new Metric({ namespace: `AWS/${service}`, metricName, statistic, label });
}

/** A metric of a function of the stage, which is its label. */
export function ofFunction({ name: stage }: Stage, name: string, metricName: string, statistic: string): Metric {
  const dimensionsMap = { FunctionName: `sarai-${stage}-${name}` };
  return ofAccount('Lambda', metricName, statistic, name).with({ dimensionsMap });
}

/** Lines of a search, at most: more of them are no graph. */
const most = 10;

/**
 * The ten functions of a stage that have most of something: of all of them a line would be too much. A word without quotes finds names that
 * hold it (https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/search-expression-syntax.html).
 */
export function mostOf({ name }: Stage, metricName: 'Errors' | 'Throttles'): SearchExpression {
  const search = `SEARCH('{AWS/Lambda,FunctionName} MetricName="${metricName}" FunctionName=sarai FunctionName=${name}', 'Sum')`;
  return new SearchExpression({ expression: `SORT(${search}, SUM, DESC, ${most})`, label: '' });
}
