import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import { stackSettings } from '../stacks/stackSettings.ts';
import type { Stage } from '../stages/stage.ts';

/** Tells the alarm address when what a stage may cost a month is nearly spent, is spent, or will be. */
export class BudgetStack extends Stack {
  constructor(scope: Construct, stage: Stage & { monthlyBudget: number; alarmAddress: string }) {
    super(scope, `sarai-${stage.name}-budget`, stackSettings(stage));
    const told = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: stage.alarmAddress }],
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `sarai-${stage.name}-${this.region}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: stage.monthlyBudget, unit: 'USD' },
        // The tag that every resource of the stage has; the runbook says how to let it count.
        costFilters: { TagKeyValue: [`user:stage$${stage.name}`] },
      },
      notificationsWithSubscribers: [told('ACTUAL', 80), told('ACTUAL', 100), told('FORECASTED', 100)],
    });
  }
}
