import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { callerOf } from '../../deployed/openStage.ts';
import { stackResources } from '../../deployed/stackResources.ts';
import { givenUpId } from './givenUpEvent.ts';
import { type GivenUpQueue, givenUpQueue } from './givenUpQueue.ts';

/** Opens the queue of a stage, with the region and the credentials of whoever runs it. */
export async function openGivenUp(stage: string | undefined): Promise<GivenUpQueue> {
  if (!stage) throw new Error('Name the stage: -c stage=<name>.');
  const caller = await callerOf(new DynamoDBClient());
  const { [givenUpId]: url } = await stackResources(`sarai-${stage}-events`, caller, givenUpId);
  if (!url) throw new Error(`The stack sarai-${stage}-events has no queue called ${givenUpId}: deploy it.`);
  return givenUpQueue(caller, url);
}
