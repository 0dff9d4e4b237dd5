import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import type { TableTrigger, Trigger } from '../functions/runtime/onEvent.ts';
import { Changes } from './Changes.ts';
import type { DataStack } from './DataStack.ts';
import type { EventUnit } from './events.ts';
import { acceptStreams } from './findings.ts';
import { functionSettings } from './functionSettings.ts';
import { PortFunction } from './PortFunction.ts';
import type { Domain, Stage } from './stages.ts';

interface EventsSettings {
  stage: Stage;
  data: DataStack;
  events: readonly EventUnit[];
  /** Folder of a function's bundle. */
  codeOf(name: string): string;
  /** For the links in mails, which are left out where the site has no name of its own. */
  domain?: Domain | undefined;
}

/** The functions that events call: a new object in the photo bucket, the clock, or a change of a table. */
export class EventsStack extends Stack {
  private readonly changes: Changes;

  constructor(scope: Construct, settings: EventsSettings) {
    const { stage, data, events } = settings;
    super(scope, `sarai-${stage.name}-events`);
    this.changes = new Changes(this, data);
    for (const unit of events) {
      const { trigger } = unit.needs;
      if (trigger.on === 'table') this.addChange(unit, trigger, settings);
      else this.addRule(unit, trigger, settings);
    }
  }

  private addRule(unit: EventUnit, trigger: Exclude<Trigger, TableTrigger>, settings: EventsSettings): void {
    const { lambda } = this.addFunction(unit, settings);
    // Two more tries within the hour; what is not done by then is found by the next run that looks for it.
    const target = new LambdaFunction(lambda, { retryAttempts: 2, maxEventAge: Duration.hours(1) });
    new Rule(this, `${unit.name}Rule`, { ...when(trigger, settings.data), targets: [target] });
  }

  private addChange(unit: EventUnit, trigger: TableTrigger, settings: EventsSettings): void {
    const { lambda, role } = this.addFunction(unit, settings, this.changes.statements(trigger));
    acceptStreams(role, settings.data, trigger.table);
    this.changes.connect({ name: unit.name, summary: unit.needs.summary, lambda, trigger });
  }

  private addFunction(
    { name, ports, needs: { trigger: _, ...needs } }: EventUnit,
    { stage, data, codeOf, domain }: EventsSettings,
    calledBy?: ReturnType<Changes['statements']>,
  ): PortFunction {
    const settings = functionSettings(this, { stage, data, domain });
    return new PortFunction(this, { stage, data, name, ports, code: codeOf(name), settings, calledBy, ...needs });
  }
}

function when(trigger: Exclude<Trigger, TableTrigger>, { photos }: DataStack) {
  if (trigger.on === 'clock') return { schedule: Schedule.rate(Duration.minutes(trigger.everyMinutes)) };
  return {
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Created'],
      detail: { bucket: { name: [photos.bucketName] }, object: { key: [{ prefix: trigger.prefix }] } },
    },
  };
}
