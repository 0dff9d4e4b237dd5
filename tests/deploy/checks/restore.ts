import type { TableKey } from '../../../functions/runtime/table.ts';
import { mustBe, type Person } from '../../campaign/client/people.ts';
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
 * Three tables are restored to a moment as the runbook says, and the stage is pointed at them: what was written by mistake since
 * is gone, and the photo of the hotel that was removed is back. Then the stage goes back to its own tables, which have stayed as they were.
 */
export async function restoreTables(
  target: Target,
  { scene, tables, photo, look, ...parties }: Drill,
): Promise<string> {
  const { services, cdk, prefix, environment } = target;
  const { guest, host, hotel } = parties;
  const restore = await rememberMoment(
    services,
    spoiled.map((key) => tables[key]),
  );
  const since = new Date().toISOString();
  await changeProfile(scene, guest, spoiledName);
  await rewrite(scene, host, { ...hotel, imageUrl: undefined }, spoiledWords);
  mustHold((await look(photo)) !== 200, 'a photo that was removed is served to nobody');
  const words = { token: guest.token, params: { propertyId: hotel.propertyId } };
  mustBe(
    201,
    await scene.ask('sendMessage', { ...words, body: { text: spoiledWords, requestKey: crypto.randomUUID() } }),
  );
  const restored = spoiled.map((key) => [key, `${prefix}${key}-restored`] as const);
  const ready = [];
  for (const [key, name] of restored) {
    await restore(tables[key], name);
    ready.push([key, await readyTable(services, key, name)] as const);
  }
  await cdk.synthesiseRestored(Object.fromEntries(ready));
  await cdk.release('restored');
  const properties = `${prefix}properties-restored`;
  await rebuildSearch({ environment, table: properties });
  await bringBackPhotos(target, { since, properties });
  mustHold((await look(photo)) === 200, 'the photo of the restored hotel is served');
  await mustSay(scene, parties, false);
  await mustBeFound(scene, hotel);
  await mustBeFollowed(target, scene, host);
  await cdk.release('first');
  await mustSay(scene, parties, true);
  await dropTables(
    services,
    restored.map(([, name]) => name),
  );
  return 'an account, a listing with its photo and a conversation of a moment ago, their changes followed, and back';
}

/** The tables that are restored. */
const spoiled = ['users', 'properties', 'messages'] as const;

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
  const asked = { token: guest.token, params: { propertyId: hotel.propertyId } };
  const [newest] = mustBe(200, await scene.ask('getUserThread', asked)).body.data;
  mustHold((newest?.text === spoiledWords) === isSpoiled, `a conversation ends as it did: ${newest?.text}`);
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
