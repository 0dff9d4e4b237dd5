import { elements, form, type Services } from './aws.ts';

const version = '2010-05-15';

/** A resource of a stack. */
export interface StackResource {
  logicalId: string;
  /** The service's name of it. */
  id: string;
  type: string;
}

/** The resources of a stack. */
export async function resourcesOf(services: Services, StackName: string): Promise<StackResource[]> {
  const xml = await services(form('cloudformation', version, { Action: 'DescribeStackResources', StackName }));
  const ids = elements(xml, 'PhysicalResourceId');
  const types = elements(xml, 'ResourceType');
  return elements(xml, 'LogicalResourceId').map((logicalId, at) => ({
    logicalId,
    id: ids[at] ?? '',
    type: types[at] ?? '',
  }));
}

/** Lets a stack be deleted that refuses it. */
export async function unprotect(services: Services, StackName: string): Promise<void> {
  const input = { Action: 'UpdateTerminationProtection', EnableTerminationProtection: 'false', StackName };
  await services(form('cloudformation', version, input));
}

/** The state that a stack is in: `UPDATE_COMPLETE`. */
export async function statusOf(services: Services, StackName: string): Promise<string> {
  const xml = await services(form('cloudformation', version, { Action: 'DescribeStacks', StackName }));
  return elements(xml, 'StackStatus')[0] ?? '';
}
