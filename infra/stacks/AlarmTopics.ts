import { CfnResource, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '../stages/stage.ts';
import { accept } from './findings.ts';

/**
 * The two topics of a stage in a region. Alarms that wake somebody go to `pages`, which tells the pager and the alarm address; all
 * others to `alarms`, which tells the address alone, for the morning. Logical ids are these names.
 */
export class AlarmTopics extends Construct {
  readonly pages: Topic;
  readonly alarms: Topic;
  /** Whether anybody is told. Where nobody is, there are no alarms: each costs money. */
  readonly isHeard: boolean;
  /** The address of the runbook for whoever is told. */
  readonly runbook: string;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'AlarmTopics');
    const { alarmAddress, alarmPager, runbook = 'docs/runbook.md' } = stage;
    this.isHeard = alarmAddress !== undefined;
    this.runbook = runbook;
    this.pages = this.topic('pages', stage);
    this.alarms = this.topic('alarms', stage);
    if (!alarmAddress) return;
    for (const topic of [this.pages, this.alarms]) topic.addSubscription(new EmailSubscription(alarmAddress));
    // The services that page people confirm the subscription by themselves, and read SNS's own envelope.
    if (alarmPager) this.pages.addSubscription(new UrlSubscription(alarmPager));
  }

  private topic(id: string, { name }: Stage): Topic {
    const topic = new Topic(this, id, { enforceSSL: true, displayName: `Sarai (${name})` });
    const { defaultChild } = topic.node;
    if (defaultChild instanceof CfnResource) defaultChild.overrideLogicalId(id);
    // A policy of its own takes the place of SNS's, which would let alarms in.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    accept(topic, { 'AwsSolutions-SNS2': 'It says which alarm rings and nothing about people.' });
    return topic;
  }
}
