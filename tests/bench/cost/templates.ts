import { figures } from '../../../functions/runtime/figures.ts';
import { type Resource, resources, stacksOf } from '../../support/stacks.ts';

/** Things of a stage that cost by the month, whoever visits it, as its templates have them. */
export interface StageParts {
  /** Metrics of alarms: AWS asks for each of an expression. */
  alarmMetrics: number;
  secrets: number;
  /** Keys of KMS. */
  keys: number;
  /** Functions, each of which asks for its secrets by itself. */
  functions: number;
  /** Queues that functions read, which costs calls also while they are empty. */
  queuesRead: number;
  /** Dashboards with more metrics than those that are free have. */
  largeDashboards: number;
  /** Metrics that functions write into their lines. */
  ownMetrics: number;
}

/** Metrics that a dashboard may have that is free. */
const freeDashboard = 50;

/** Counts them in the templates of a stage. */
export async function partsOfStage(name: 'dev' | 'prod'): Promise<StageParts> {
  const { all, atTheEdge } = await stacksOf(name);
  const found = (type: string): Resource[] => resources(type, ...all, ...atTheEdge);
  const alarms = found('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
  const ofAlarm = alarms.map(({ Metrics }) => Metrics?.filter((each: object) => 'MetricStat' in each).length ?? 1);
  const functions = found('AWS::Lambda::Function').map(({ Properties }) => Properties);
  const hasOwn = functions.some(({ Environment }) => Environment?.Variables?.METRICS !== undefined);
  return {
    alarmMetrics: ofAlarm.reduce((sum, each) => sum + each, 0),
    secrets: found('AWS::SecretsManager::Secret').length,
    keys: found('AWS::KMS::Key').length,
    functions: functions.length,
    // Those of streams say where they begin.
    queuesRead: found('AWS::Lambda::EventSourceMapping').filter(({ Properties }) => !Properties.StartingPosition)
      .length,
    largeDashboards: found('AWS::CloudWatch::Dashboard').filter(isLarge).length,
    ownMetrics: hasOwn ? Object.values(figures).flat().length : 0,
  };
}

function isLarge({ Properties }: Resource): boolean {
  const metrics = JSON.stringify(Properties.DashboardBody).match(/\[\\"(AWS|Sarai)\//g) ?? [];
  return metrics.length > freeDashboard;
}
