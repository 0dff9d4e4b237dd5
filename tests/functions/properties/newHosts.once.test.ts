import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { handler as showStanding } from '../../../functions/events/showStanding.ts';
import { confirmWrite } from '../../../functions/properties/propertyCount.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { propertyLimits } from '../../../shared/rules/property.ts';
import { ask, confirmEmail } from '../../support/accounts.ts';
import { standingEntries } from '../../support/entries.ts';
import { hear } from '../../support/hear.ts';
import { formSomewhere, found, openOwners } from '../../support/owners.ts';
import { atEveryCall, pauseBefore } from '../../support/pause.ts';

const owners = openOwners();

type Hit = { _id: string; newHost?: true };

/** Ids of what a list shows. */
async function idsOf(operation: 'browseRooms' | 'listFeaturedRooms', query: Record<string, string>): Promise<Hit[]> {
  return (await ask(operation, { query })).body.data;
}

const all = () => idsOf('browseRooms', { limit: '50' });
const home = () => idsOf('browseRooms', { limit: '50', hosts: 'confirmed' });
const featured = () => idsOf('listFeaturedRooms', { limit: '20' });

const has = (hits: Hit[], id: string) => hits.some(({ _id }) => _id === id);

/** The function that hears that an owner has confirmed, called for it. */
function follow(vendorId: string) {
  return hear(showStanding, { name: 'vendor.confirmed', detail: { vendorId } });
}

test('what a new owner lists is found at once, with a mark, and is in no list of the home page', async () => {
  const form = formSomewhere();
  const { data } = (await owners.create(form)).body;
  expect(data.newHost).toBe(true);
  expect(await found(form.Location)).toHaveLength(1);
  expect((await all()).find(({ _id }) => _id === data._id)?.newHost).toBe(true);
  const details = await ask('getRoomDetails', { params: { roomId: data._id } });
  expect(details.body.data.roomDetails.newHost).toBe(true);
  expect([has(await home(), data._id), has(await featured(), data._id)]).toEqual([false, false]);
});

test('once the email is confirmed all listings are like others, whatever their owner has edited meanwhile', async () => {
  const form = formSomewhere();
  const { _id } = (await owners.create(form)).body.data;
  await owners.update(_id, form);
  await confirmEmail(owners.vendor);
  await follow(owners.vendor.id);
  const later = (await owners.create(form)).body.data;
  expect(later.newHost).toBeUndefined();
  for (const id of [_id, later._id]) {
    const [shown, listed] = [await home(), (await all()).find((hit) => hit._id === id)];
    expect([has(shown, id), has(await featured(), id), listed?.newHost]).toEqual([true, true, undefined]);
  }
  const details = await ask('getRoomDetails', { params: { roomId: _id } });
  expect(details.body.data.roomDetails.newHost).toBeUndefined();
});

test('hearing of it twice changes nothing, and counting a property is none of its work', async () => {
  const { _id } = (await owners.create(formSomewhere())).body.data;
  await confirmEmail(owners.vendor);
  await follow(owners.vendor.id);
  const read = async () =>
    (await ask('getVendorProperty', { token: owners.vendor.token, params: { postId: _id } })).body.data.revision;
  const revision = await read();
  await follow(owners.vendor.id);
  expect(await read()).toBe(revision);
});

test('an owner whose email is not confirmed has ten listings at most, at one moment too; a confirmed one has more', async () => {
  const { unconfirmed } = propertyLimits;
  for (let count = 1; count < unconfirmed; count++) expect((await owners.create()).status).toBe(201);
  const answers = await Promise.all([owners.create(), owners.create(), owners.create()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'too_many_listings' });
  expect(await owners.listed()).toHaveLength(10);
  await confirmEmail(owners.vendor);
  expect((await owners.create()).status).toBe(201);
});

test('what is being listed while the email is confirmed is not marked, at whatever call it was', async () => {
  const { vendor } = owners;
  const calls = await atEveryCall(async (call) => {
    const { id } = vendor;
    await unconfirm(id);
    const listing = await pauseBefore(call, () => owners.create(formSomewhere()));
    const { properties } = owners.desk.tables;
    await transact(properties, [confirmWrite(properties.name, id)]);
    await follow(id);
    const { status, body } = await listing.finish();
    expect(status).toBe(201);
    const read = await ask('getVendorProperty', { token: vendor.token, params: { postId: body.data._id } });
    // A listing from before stays marked until the function comes by.
    if (listing.stopped) expect(read.body.data.newHost).toBeUndefined();
    await owners.remove(body.data._id);
    return listing;
  });
  expect(calls).toBeGreaterThan(3);
});

/** As before the code: for a test alone. */
async function unconfirm(id: string): Promise<void> {
  const { client, name } = owners.desk.tables.properties;
  const Key = { pk: `account#${id}`, sk: 'properties' };
  await client.send(new UpdateCommand({ TableName: name, Key, UpdateExpression: 'REMOVE confirmed' }));
}

test('entries of marked and of other listings are those that they should be, and none is left when they are gone', async () => {
  const table = owners.desk.tables.properties;
  const { _id } = (await owners.create(formSomewhere())).body.data;
  const own = async () => (await standingEntries(table)).filter((entry) => entry.includes(_id));
  const isMarked = (entry: string) => entry.startsWith('new#');
  const entries = (await own()).filter((entry) => !entry.includes('|card|'));
  expect([entries.length > 0, entries.every(isMarked)]).toEqual([true, true]);
  await confirmEmail(owners.vendor);
  await follow(owners.vendor.id);
  expect((await own()).filter(isMarked)).toEqual([]);
  expect(await own()).toHaveLength(entries.length + 1);
  await owners.remove(_id);
  expect(await own()).toEqual([]);
});

test('a guide shows the newest rooms of a place of confirmed hosts alone, and those of a new one once he has confirmed', async () => {
  const guide = (extra = {}) => idsOf('browseRooms', { city: 'Murree', hosts: 'confirmed', limit: '50', ...extra });
  const { _id } = (await owners.create()).body.data;
  const ofCity = await idsOf('browseRooms', { city: 'Murree', limit: '50' });
  expect([has(ofCity, _id), has(await guide(), _id)]).toEqual([true, false]);
  await confirmEmail(owners.vendor);
  await follow(owners.vendor.id);
  const economy = { class: 'Economy', sort: 'price' };
  expect([has(await guide(), _id), (await guide(economy)).every(({ newHost }) => !newHost)]).toEqual([true, true]);
});
