import type { TableKey } from '../../../functions/runtime/table.ts';
import type { Person } from '../../campaign/client/people.ts';
import { rememberMoment } from '../emulator/gaps.ts';
import { changeProfile, nameOf } from '../journey/accounts.ts';
import type { Parties } from '../journey/bookings.ts';
import { mustBeFound } from '../journey/finding.ts';
import { listHotel, pageOf, rewrite, takeDown } from '../journey/listing.ts';
import { eventually, mustHold, type Scene } from '../journey/scene.ts';
import { rebuildSearch } from '../stacks/rebuildSearch.ts';
import { linesOf } from './logs.ts';
import { operate } from './operate.ts';
import { dropTables, readyTable } from './readyTables.ts';
import type { Target } from './releases.ts';

interface Drill extends Parties {
  scene: Scene;
  tables: Record<TableKey, string>;
  /** The address of the hotel's photo. */
  photo: string;
  /** The status by which the distribution answers an address. */
  look(path: string): Promise<number>;
}

/**
 * Two tables are restored to a moment as the runbook says, and the stage is pointed at them: what was written by mistake since
 * is gone, and the photo of the hotel that was removed is back. Then the stage goes back to its own tables, which have stayed as they were.
 */
export async function restoreTables(
  target: Target,
  { scene, tables, photo, look, ...parties }: Drill,
): Promise<string> {
  const { services, cdk, prefix, environment } = target;
  const { guest, host, hotel } = parties;
  const restore = await rememberMoment(services, [tables.users, tables.properties]);
  const since = new Date().toISOString();
  await changeProfile(scene, guest, spoiledName);
  await rewrite(scene, host, { ...hotel, imageUrl: undefined }, spoiledWords);
  mustHold((await look(photo)) !== 200, 'a photo that was removed is served to nobody');
  const [users, properties] = [`${prefix}users-restored`, `${prefix}properties-restored`];
  await restore(tables.users, users);
  await restore(tables.properties, properties);
  await cdk.synthesiseRestored({
    users: await readyTable(services, 'users', users),
    properties: await readyTable(services, 'properties', properties),
  });
  await cdk.release('restored');
  await rebuildSearch({ environment, table: properties });
  await bringBackPhotos(target, { since, properties });
  mustHold((await look(photo)) === 200, 'the photo of the restored hotel is served');
  await mustSay(scene, parties, false);
  await mustBeFound(scene, hotel);
  await mustBeFollowed(target, scene, host);
  await cdk.release('first');
  await mustSay(scene, parties, true);
  await dropTables(services, [users, properties]);
  return 'an account and a listing of a moment ago with its photo, their changes followed, and back';
}

const spoiledName = 'Spoiled Name';
const spoiledWords = 'Spoiled words.';

/** As an operator does, who looks first. */
async function bringBackPhotos(target: Target, { since, properties }: { since: string; properties: string }) {
  const told = { PROPERTIES_TABLE: properties };
  const dry = await operate(target, ['restore-photos', '--since', since], told);
  mustHold(/ [1-9]\d* files of them went/.test(dry), `files can be brought back: ${dry}`);
  await operate(target, ['restore-photos', '--since', since, '--yes'], told);
  const again = await operate(target, ['restore-photos', '--since', since], told);
  mustHold(again.includes(' 0 files of them went'), `all of them are back: ${again}`);
}

async function mustSay(scene: Scene, { guest, hotel }: Parties, isSpoiled: boolean): Promise<void> {
  const [name, page] = [await nameOf(scene, guest), await pageOf(scene, hotel)];
  mustHold((name === spoiledName) === isSpoiled, `the account is that of ${isSpoiled ? 'now' : 'before'}: ${name}`);
  mustHold(
    page.includes(spoiledWords) === isSpoiled,
    `the listing is that of ${isSpoiled ? 'now' : 'before'}: ${page}`,
  );
}

/** A removal is followed by a function that the stream calls. */
async function mustBeFollowed({ services }: Target, scene: Scene, host: Person): Promise<void> {
  const log = '/sarai/dev/followRooms';
  const before = (await linesOf(services, log)).length;
  await takeDown(scene, host, await listHotel(scene, host, 'Short Stay'));
  await eventually('the removal of a hotel in the restored table is followed', async () => {
    return (await linesOf(services, log)).length > before || undefined;
  });
}
