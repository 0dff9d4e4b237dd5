import { type PhotoItem, photoItemKey } from '../../../functions/photos/photoItem.ts';
import { isWhole, type PropertyItem, readRecord } from '../../../functions/properties/propertyItem.ts';
import { readItem } from '../../../functions/runtime/read.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { isUploaded } from '../../../shared/photos/photos.ts';
import { counted, type Operator, sayDry } from '../operator.ts';
import { erasePhotos } from './erasePhotos.ts';

/**
 * Deletes the photos of a listing that nobody is shown, or one photo by its id, with every version: nothing brings them back.
 * @throws Error where travellers are still shown them, or there is nothing of this name
 */
export async function deletePhotos(operator: Operator, named: string): Promise<void> {
  const { tables, say, does, log } = operator;
  const photoIds = await photosNamed(tables.properties, named);
  say(`${counted(photoIds.length, 'photo')} to be deleted, with every version: no restore brings any back.`);
  if (!does) return sayDry(operator);
  const versions = await erasePhotos(photoIds);
  await log(named, `${counted(photoIds.length, 'photo')} erased, with all versions`);
  say(
    `They are deleted, ${counted(versions, 'version')} in all. The edge still has what it has: the runbook says how to take it there.`,
  );
}

async function photosNamed(properties: Table, named: string): Promise<string[]> {
  if (isUploaded(named)) {
    const { propertyId } = (await readItem<PhotoItem>(properties, photoItemKey(named))) ?? {};
    if (propertyId !== undefined) mustBeHidden(await readRecord(properties, propertyId), propertyId);
    return [named];
  }
  const record = await readRecord(properties, named);
  if (!isWhole(record)) throw new Error(`No property with the id ${named} has photos.`);
  mustBeHidden(record, named);
  return record.rooms.flatMap(({ photos }) => photos).filter(isUploaded);
}

function mustBeHidden(record: Partial<PropertyItem> | undefined, propertyId: string): void {
  if (!record || record.hidden || record.suspended || record.removed) return;
  throw new Error(`Travellers are shown the listing ${propertyId}: hide-listing comes first.`);
}
