import { Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { mailShare } from '../mail/mailShare.ts';
import type { SiteStack } from '../site/SiteStack.ts';
import { addAlarm, type Symptom } from '../stacks/addAlarm.ts';
import { stackSettings } from '../stacks/stackSettings.ts';
import { addClockAlarms } from './clockAlarms.ts';
import { refusedPastEdge } from './edgeKeyAlarm.ts';
import { ownSymptoms } from './faultAlarms.ts';
import { countUnanswered } from './ownMetrics.ts';
import { SiteVisits } from './SiteVisits.ts';
import { StageDashboard } from './StageDashboard.ts';
import type { DashboardSettings } from './serviceGraphs.ts';

interface WatchSettings extends DashboardSettings {
  site: SiteStack;
  /** Folder of a function's bundle. */
  codeOf(name: string): string;
}

/** A dashboard for operators, the alarms that are about the whole stage, and visits of the site. */
export class WatchStack extends Stack {
  constructor(scope: Construct, settings: WatchSettings) {
    const { stage, data, events } = settings;
    super(scope, `sarai-${stage.name}-watch`, stackSettings(stage));
    const units = events.filter(({ needs }) => !needs.opensSite);
    new StageDashboard(this, { ...settings, events: units });
    addClockAlarms(this, settings, units);
    // Nobody would hear of it.
    if (data.alarms.isHeard) this.visitSite(settings);
    if (stage.metrics) countUnanswered(this, stage);
    for (const symptom of [...symptoms(settings), ...ownSymptoms(stage), ...refusedPastEdge(settings)]) {
      addAlarm(this, data.alarms, { ...symptom, name: `sarai-${stage.name}-${symptom.name}` });
    }
  }

  private visitSite({ stage, data, site, events, codeOf }: WatchSettings): void {
    for (const unit of events.filter(({ needs }) => needs.opensSite)) {
      new SiteVisits(this, { unit, stage, data, code: codeOf(unit.name), address: site.address });
    }
  }
}

function symptoms({ stage, api }: WatchSettings): Symptom[] {
  return [
    {
      name: 'failing',
      says:
        'More than one in a hundred calls of the API fails with a fault of ours, for ten minutes. People see a sentence ' +
        'that asks them to try again.',
      page: 'a-failing-api',
      wakes: true,
      // No call reaches the gateway: everything before it may be down, which the visits of the site hear.
      noData: 'good',
      // Each call counts as 0 or 1, so that the average is the share of those that failed.
      metric: api.metricServerError({ statistic: 'Average' }),
      from: 0.01,
      periods: 2,
    },
    {
      name: 'slow',
      says:
        'One in a hundred calls takes three seconds and more, for a quarter of an hour. On a weak line people give up ' +
        'before.',
      page: 'a-slow-api',
      wakes: false,
      // As above: nobody waits for a call that was not made.
      noData: 'good',
      metric: api.metricLatency({ statistic: 'p99' }),
      from: 3000,
      periods: 3,
    },
    {
      name: 'throttled',
      says:
        'A hundred runs of functions of the account did not begin, because too many ran already. People get 503, or photos ' +
        'wait.',
      page: 'too-many-at-once',
      // Where people get 503, the alarm of a failing API wakes somebody.
      wakes: false,
      // Lambda measures it for functions that are called.
      noData: 'good',
      metric: lambda('Throttles', 'Sum'),
      // Photos that come many at once are throttled by design.
      from: 100,
    },
    {
      name: 'crowded',
      says: 'Seven in ten of the functions that the account may run at once are running. Nobody notices yet.',
      page: 'too-many-at-once',
      wakes: false,
      // None runs.
      noData: 'good',
      metric: lambda('ConcurrentExecutions', 'Maximum'),
      from: Math.ceil(stage.concurrency * 0.7),
    },
    // SES judges the account; the share of each stage tells which one it is that harms it.
    {
      name: 'bounces',
      says:
        'Two in a hundred mails of the stage come back. At five in a hundred of the account SES reviews it, at ten it stops ' +
        'to send, and nobody hears of requests or gets a code.',
      page: 'mails-that-come-back',
      wakes: false,
      // SES says the share when mails go out.
      noData: 'good',
      metric: mailShare(stage, 'BounceRate'),
      from: 0.02,
    },
    {
      name: 'complaints',
      says:
        'One in two thousand mails of the stage is called spam. At one in a thousand of the account SES reviews it, at five ' +
        'it stops to send.',
      page: 'mails-that-come-back',
      wakes: false,
      noData: 'good',
      metric: mailShare(stage, 'ComplaintRate'),
      from: 0.0005,
    },
  ];
}

function lambda(metricName: string, statistic: string): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName, statistic });
}
