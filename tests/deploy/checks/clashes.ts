import { clashItem } from '../../../functions/calendars/clashItem.ts';
import { eventually } from '../journey/scene.ts';
import { json, type Services } from '../stacks/aws.ts';
import { linesOf } from './logs.ts';

/** No channel of a trial has events: the note of a reading at which some clash is written as readings do, of a calendar that is not there. */
export async function tellOfClashes(services: Services, stage: string, TableName: string): Promise<string> {
  const note = clashItem({ propertyId: 'nowhere', id: 'nobody' }, new Date().toISOString());
  const Item = Object.fromEntries(Object.entries(note).map(([name, S]) => [name, { S }]));
  await services(json('dynamodb', 'DynamoDB_20120810.PutItem', { TableName, Item }, '1.0'));
  await eventually('the function that mails clashes', async () => {
    const lines = await linesOf(services, `/sarai/${stage}/mailClashes`);
    return lines.length > 0 || undefined;
  });
  return 'its owner is to be told';
}
