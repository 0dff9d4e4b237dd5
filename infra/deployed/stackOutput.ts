import type { Caller } from '../../functions/runtime/signedCall.ts';
import { elementOf } from '../../functions/runtime/signedCall.ts';
import { unescaped, xmlCall } from './xmlCall.ts';

/** An output of a stack. @throws Error that says so where there is none, or no such stack */
export async function stackOutput(StackName: string, name: string, caller: Caller): Promise<string> {
  const form = { Action: 'DescribeStacks', StackName };
  const answer = await xmlCall(caller, { service: 'cloudformation', version: '2010-05-15', form });
  const outputs = answer.match(/<OutputKey>[^<]*<\/OutputKey>\s*<OutputValue>[^<]*<\/OutputValue>/g) ?? [];
  const found = outputs.find((each) => elementOf(each, 'OutputKey') === name);
  if (!found) throw new Error(`The stack ${StackName} has no output ${name}.`);
  return unescaped(elementOf(found, 'OutputValue'));
}
