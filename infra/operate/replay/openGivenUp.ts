import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { accountAtAws, callerOf, inItsRegion } from '../../deployed/openStage.ts';
import { stackResources } from '../../deployed/stackResources.ts';
import { givenUpId } from './givenUpEvent.ts';
import { type GivenUpQueue, givenUpQueue } from './givenUpQueue.ts';

/** Opens the queue of a stage, in its region and with the credentials of whoever runs it. */
export async function openGivenUp(stage: string | undefined): Promise<GivenUpQueue> {
  if (!stage) throw new Error('Name the stage: -c stage=<name>.');
  const { account } = await inItsRegion(stage);
  const caller = await callerOf(new DynamoDBClient());
  const asked = { LogicalResourceId: givenUpId, account: accountAtAws(account) };
  const { [givenUpId]: url } = await stackResources(`sarai-${stage}-events`, caller, asked);
  if (!url) throw new Error(`The stack sarai-${stage}-events has no queue called ${givenUpId}: deploy it.`);
  return givenUpQueue(caller, url);
}
