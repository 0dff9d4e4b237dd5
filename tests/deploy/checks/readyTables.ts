import type { TableKey } from '../../../functions/runtime/table.ts';
import { json, type Services } from '../stacks/aws.ts';

/** A table that was restored, as a stage names it. */
interface RestoredTable {
  name: string;
  streamArn?: string;
}

const streamed: readonly TableKey[] = ['properties', 'bookings', 'messages'];
const StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' };
const TimeToLiveSpecification = { AttributeName: 'expiresAt', Enabled: true };
const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };

function dynamo(action: string, input: object) {
  return json('dynamodb', `DynamoDB_20120810.${action}`, input, '1.0');
}

/** Gives a restored table what a restore does not bring, as the runbook says. */
export async function readyTable(services: Services, key: TableKey, name: string): Promise<RestoredTable> {
  const TableName = name;
  await services(dynamo('UpdateContinuousBackups', { TableName, PointInTimeRecoverySpecification }));
  await services(dynamo('UpdateTimeToLive', { TableName, TimeToLiveSpecification }));
  await services(dynamo('UpdateTable', { TableName, DeletionProtectionEnabled: true }));
  if (!streamed.includes(key)) return { name };
  const changed = await services(dynamo('UpdateTable', { TableName, StreamSpecification }));
  return { name, streamArn: JSON.parse(changed).TableDescription.LatestStreamArn };
}

/** Deletes tables that are protected. */
export async function dropTables(services: Services, names: readonly string[]): Promise<void> {
  for (const TableName of names) {
    await services(dynamo('UpdateTable', { TableName, DeletionProtectionEnabled: false }));
    await services(dynamo('DeleteTable', { TableName }));
  }
}
