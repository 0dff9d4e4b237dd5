import { Stack } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, TextWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { figureGraphs } from './figureGraphs.ts';
import type { Graph } from './graph.ts';
import { type DashboardSettings, detailGraphs, serviceGraphs } from './serviceGraphs.ts';

const width = 8;

const perRow = 24 / width;

/**
 * A page of the console on which a stage is seen at a glance: people first, then what serves them. A stage without metrics
 * has no more than 50 metrics on it, for which CloudWatch asks nothing (three dollars a month else, beyond three such pages of
 * an account: https://aws.amazon.com/cloudwatch/pricing/).
 */
export class StageDashboard extends Dashboard {
  constructor(scope: Construct, settings: DashboardSettings) {
    const { stage } = settings;
    super(scope, 'Dashboard', { dashboardName: `sarai-${stage.name}-${Stack.of(scope).region}` });
    const markdown = `# Sarai, ${stage.name}\nWhat each line means, and what to do: docs/runbook.md.`;
    this.addWidgets(new TextWidget({ markdown, width: 24, height: 2 }));
    if (stage.metrics) this.addGraphs(figureGraphs(stage));
    this.addGraphs([...serviceGraphs(settings), ...(stage.metrics ? detailGraphs(settings) : [])]);
  }

  private addGraphs(graphs: readonly Graph[]): void {
    for (let at = 0; at < graphs.length; at += perRow) {
      const row = graphs.slice(at, at + perRow);
      this.addWidgets(...row.map(({ title, metrics }) => new GraphWidget({ title, left: [...metrics], width })));
    }
  }
}
