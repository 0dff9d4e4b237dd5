import { type Caller, elementOf } from '../../functions/runtime/signedCall.ts';
import { xmlCall } from './xmlCall.ts';

/** Names of the resources of a stack, by their ids in its template. */
export type ResourceNames = Readonly<Record<string, string>>;

/** Which resources are asked for, and of whom. */
export interface ResourceRequest {
  /** One of them alone, by its id. */
  LogicalResourceId?: string;
  /** The account that the stack has to be of; any, where it is left out. */
  account?: string | undefined;
}

/**
 * Asks CloudFormation what the resources of a stack are called, of the first hundred; or what one of them is.
 * @throws Error that says so where there is no such stack, or where it is of another account
 */
export async function stackResources(
  StackName: string,
  caller: Caller,
  { account, ...one }: ResourceRequest = {},
): Promise<ResourceNames> {
  const form = { Action: 'DescribeStackResources', StackName, ...one };
  const text = await xmlCall(caller, { service: 'cloudformation', version: '2010-05-15', form }).catch(
    (error: Error) => {
      if (!error.message.includes('does not exist')) throw error;
      throw new Error(`There is no stack ${StackName} in ${caller.region} with these credentials.`);
    },
  );
  if (account !== undefined) refuseOther(account, StackName, elementOf(text, 'StackId'));
  return readResources(text);
}

/** Credentials of another account may know a stack of this name too. */
function refuseOther(account: string, StackName: string, stackId: string | undefined): void {
  const of = stackId?.split(':')[4];
  if (of === undefined || of === account) return;
  throw new Error(`The stage belongs to the account ${account}, and your credentials know ${StackName} of ${of}.`);
}

function readResources(xml: string): ResourceNames {
  const members = xml.match(/<member>.*?<\/member>/gs) ?? [];
  return Object.fromEntries(
    members.map((each) => [elementOf(each, 'LogicalResourceId'), elementOf(each, 'PhysicalResourceId')]),
  );
}
