import { type Caller, elementOf, serviceError, signedCall } from '../../functions/runtime/signedCall.ts';

/** Names of the resources of a stack, by their ids in its template. */
export type ResourceNames = Readonly<Record<string, string>>;

/**
 * Asks CloudFormation what the resources of a stack are called, of the first hundred; or what one of them is, by its id.
 * `AWS_ENDPOINT_URL` leads to another server than AWS's, as it does for all clients.
 * @throws Error that says so where there is no such stack
 */
export async function stackResources(
  StackName: string,
  caller: Caller,
  LogicalResourceId?: string,
): Promise<ResourceNames> {
  const { AWS_ENDPOINT_URL_CLOUDFORMATION: own, AWS_ENDPOINT_URL: common } = process.env;
  const asked = { StackName, ...(LogicalResourceId && { LogicalResourceId }) };
  const form = new URLSearchParams({ Action: 'DescribeStackResources', Version: '2010-05-15', ...asked });
  const { status, text } = await signedCall({
    service: 'cloudformation',
    endpoint: own ?? common,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
    milliseconds: 10_000,
    caller,
  });
  if (status === 200) return readResources(text);
  if (text.includes('does not exist')) {
    throw new Error(`There is no stack ${StackName} in ${caller.region} with these credentials.`);
  }
  const code = elementOf(text, 'Code');
  throw Object.assign(serviceError('CloudFormation', status, code), { message: `CloudFormation refused: ${code}.` });
}

function readResources(xml: string): ResourceNames {
  const members = xml.match(/<member>.*?<\/member>/gs) ?? [];
  return Object.fromEntries(
    members.map((each) => [elementOf(each, 'LogicalResourceId'), elementOf(each, 'PhysicalResourceId')]),
  );
}
