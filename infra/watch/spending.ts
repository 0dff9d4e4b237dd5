import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';

/**
 * Dollars of what nothing throttles: a request at the edge in India with the firewall's look at it and its function, and a gigabyte of
 * the first ten terabytes (docs/cost.md has the source of each).
 */
export const edgePrices = { request: 0.012 / 10_000 + 0.6 / 1_000_000 + 0.1 / 1_000_000, gigabyte: 0.109 };

/** Dollars of a day from which somebody is told: a tenth of those of a month, so that a busy day is none. */
export function dailyBudget(monthlyBudget: number): number {
  return Math.max(1, Math.round(monthlyBudget / 10));
}

const period = Duration.minutes(5);

/** Dollars that a day would cost at the pace of a period. `metric` gives one of the distribution's by its name. */
export function dayAtThisPace(metric: (name: 'Requests' | 'BytesDownloaded') => IMetric): MathExpression {
  const periods = Duration.days(1).toMinutes() / period.toMinutes();
  const { request, gigabyte } = edgePrices;
  return new MathExpression({
    expression: `${periods} * (requests * ${request.toFixed(8)} + bytes / 1000000000 * ${gigabyte})`,
    usingMetrics: { requests: metric('Requests'), bytes: metric('BytesDownloaded') },
    period,
  });
}
