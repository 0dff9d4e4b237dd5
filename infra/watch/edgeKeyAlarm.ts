import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Symptom } from '../stacks/addAlarm.ts';
import type { Stage } from '../stages/stage.ts';
import { figure } from './ownMetrics.ts';

/** Fewer refusals in five minutes are those of whoever has found the gateway and tries it. */
const fewest = 10;

/** An alarm about calls that functions refuse for the key of the distribution; none where they believe everybody, or count nothing. */
export function refusedPastEdge({ stage, api }: { stage: Stage; api: HttpApi }): Symptom[] {
  if (!stage.edgeOnly || !stage.metrics) return [];
  return [
    {
      name: 'past-edge',
      says:
        'One in five calls or more was refused for ten minutes because it does not come through the distribution. Either functions do ' +
        'not know the key that the distribution sends, and nobody can do anything on the site, or somebody calls the gateway itself.',
      page: 'a-key-that-is-refused',
      wakes: true,
      // None was refused.
      noData: 'good',
      metric: new MathExpression({
        expression: `IF(refused >= ${fewest}, refused / calls, 0)`,
        usingMetrics: { refused: figure(stage, 'refusedPastEdge'), calls: api.metricCount({ statistic: 'Sum' }) },
      }),
      from: 0.2,
      periods: 2,
    },
  ];
}
