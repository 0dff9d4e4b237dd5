import { type Caller, elementOf } from '../../../functions/runtime/signedCall.ts';
import { unescaped, xmlCall } from '../xmlCall.ts';

/** The names of the alarms of a stage that ring at this moment, in all regions that its stacks stand in. */
export async function ringingAlarms(stage: string, callers: readonly Caller[]): Promise<string[]> {
  const ringing = await Promise.all(callers.map((caller) => ringingIn(caller, `sarai-${stage}-`)));
  return [...new Set(ringing.flat())].sort();
}

async function ringingIn(caller: Caller, AlarmNamePrefix: string): Promise<string[]> {
  const names: string[] = [];
  let NextToken = '';
  do {
    const form = { Action: 'DescribeAlarms', AlarmNamePrefix, StateValue: 'ALARM', ...(NextToken && { NextToken }) };
    const page = await xmlCall(caller, { service: 'monitoring', version: '2010-08-01', form });
    names.push(...[...page.matchAll(/<AlarmName>([^<]*)</g)].map(([, name = '']) => unescaped(name)));
    NextToken = unescaped(elementOf(page, 'NextToken'));
  } while (NextToken);
  return names;
}
