import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import { stackSettings } from '../stacks/stackSettings.ts';
import type { Stage } from '../stages/stage.ts';
import { dailyBudget } from './spending.ts';

/**
 * Tells the alarm address when what a stage may cost a month is nearly spent, is spent, or will be, and when one day costs a tenth of
 * it. AWS reckons up to three times a day; `EdgeWatchStack` tells within minutes of what nothing throttles.
 */
export class BudgetStack extends Stack {
  constructor(scope: Construct, stage: Stage & { monthlyBudget: number; alarmAddress: string }) {
    super(scope, `sarai-${stage.name}-budget`, stackSettings(stage));
    const { name, monthlyBudget, alarmAddress } = stage;
    const told = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmAddress }],
    });
    const costs = {
      budgetType: 'COST',
      // The tag that every resource of the stage has; the runbook says how to let it count.
      costFilters: { TagKeyValue: [`user:stage$${name}`] },
    };
    new CfnBudget(this, 'Budget', {
      budget: {
        ...costs,
        budgetName: `sarai-${name}-${this.region}`,
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: [told('ACTUAL', 80), told('ACTUAL', 100), told('FORECASTED', 100)],
    });
    new CfnBudget(this, 'Day', {
      budget: {
        ...costs,
        budgetName: `sarai-${name}-${this.region}-day`,
        timeUnit: 'DAILY',
        budgetLimit: { amount: dailyBudget(monthlyBudget), unit: 'USD' },
      },
      // AWS forecasts no days.
      notificationsWithSubscribers: [told('ACTUAL', 100)],
    });
  }
}
