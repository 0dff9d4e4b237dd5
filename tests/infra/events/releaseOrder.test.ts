import { expect, test } from 'vitest';
import { resources, stacksOf } from '../../support/stacks.ts';

const { units, events } = await stacksOf('prod');

test.each(['publishBookings', 'publishProperties'])(
  'a release changes %s after rules and queues: EventBridge forgets an event that no rule takes',
  (name) => {
    const functions = Object.values(events.findResources('AWS::Lambda::Function'));
    const { DependsOn = [] } =
      functions.find(({ Properties }) => Properties.FunctionName === `sarai-prod-${name}`) ?? {};
    const rules = Object.entries(events.findResources('AWS::Events::Rule')).filter(
      ([, { Properties }]) => Properties.EventBusName !== undefined,
    );
    expect(rules).toHaveLength(units.filter(({ needs }) => needs.trigger.on === 'bus').length);
    expect(resources('AWS::SQS::QueuePolicy', events).length).toBeGreaterThan(0);
    const policies = Object.keys(events.findResources('AWS::SQS::QueuePolicy'));
    expect(DependsOn).toEqual(expect.arrayContaining([...rules.map(([id]) => id), ...policies]));
  },
);
