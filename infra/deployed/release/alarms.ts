import { type Caller, elementOf } from '../../../functions/runtime/signedCall.ts';
import { unescaped, xmlCall } from '../xmlCall.ts';

/** Whether each alarm of a stage rings at this moment, by their names, in all regions that its stacks stand in. */
export async function alarmsOf(stage: string, callers: readonly Caller[]): Promise<Map<string, boolean>> {
  const found = await Promise.all(callers.map((caller) => alarmsIn(caller, `sarai-${stage}-`)));
  return new Map(found.flat());
}

async function alarmsIn(caller: Caller, AlarmNamePrefix: string): Promise<[name: string, rings: boolean][]> {
  const alarms: [string, boolean][] = [];
  let NextToken = '';
  do {
    const form = { Action: 'DescribeAlarms', AlarmNamePrefix, ...(NextToken && { NextToken }) };
    const page = await xmlCall(caller, { service: 'monitoring', version: '2010-08-01', form });
    // Each alarm has one name and one state, in whatever order, and its metrics have neither.
    const states = textsOf(page, 'StateValue');
    alarms.push(...textsOf(page, 'AlarmName').map((name, at) => [name, states[at] === 'ALARM'] as [string, boolean]));
    NextToken = unescaped(elementOf(page, 'NextToken'));
  } while (NextToken);
  return alarms;
}

function textsOf(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)<`, 'g'))].map(([, text = '']) => unescaped(text));
}
