import { describe, expect, test } from 'vitest';
import { ask } from '../../support/accounts.ts';
import { formSomewhere, found, openOwners } from '../../support/owners.ts';
import { atEveryCall, pauseBefore } from '../../support/pause.ts';
import { roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();

/** A property whose search entries take more than one transaction to write. */
function aLargeForm() {
  const rooms = Array.from({ length: 10 }, (_, at) => roomForm({ roomNumber: String(at), price: String(900 + at) }));
  return formSomewhere({ rooms });
}

function roomsFound(...forms: { Location: string }[]): Promise<number[]> {
  return Promise.all(forms.map(async ({ Location }) => (await found(Location)).length));
}

async function locationOf(postId: string): Promise<string | undefined> {
  const { body } = await ask('getVendorProperty', { token: owners.vendor.token, params: { postId } });
  return body.data?.Location;
}

describe('an edit that is stopped before any of its calls', () => {
  test('puts nothing back of a property that is removed meanwhile', async () => {
    const [before, after] = [aLargeForm(), aLargeForm()];
    const calls = await atEveryCall(async (call) => {
      const { _id } = (await owners.create(before)).body.data;
      const edit = await pauseBefore(call, () => owners.update(_id, after));
      expect((await owners.remove(_id)).status).toBe(200);
      expect(edit.stopped ? [404, 409] : [200]).toContain((await edit.finish()).status);
      expect(await roomsFound(before, after)).toEqual([0, 0]);
      expect([await locationOf(_id), await owners.listed()]).toEqual([undefined, []]);
      return edit;
    });
    expect(calls).toBeGreaterThan(5);
  });

  test('puts nothing back that a later edit replaces, and is told so where the later one stands', async () => {
    const calls = await atEveryCall(async (call) => {
      const [before, earlier, later] = [aLargeForm(), aLargeForm(), aLargeForm()];
      const { _id } = (await owners.create(before)).body.data;
      const edit = await pauseBefore(call, () => owners.update(_id, earlier));
      expect((await owners.update(_id, later)).status).toBe(200);
      const { status } = await edit.finish();
      const last = await locationOf(_id);
      // An edit that had read nothing yet when it was stopped is the later of the two.
      expect([status, last]).toEqual([edit.stopped && last === later.Location ? 409 : 200, last]);
      expect(await roomsFound(before, earlier, later)).toEqual(last === later.Location ? [0, 0, 10] : [0, 10, 0]);
      return edit;
    });
    expect(calls).toBeGreaterThan(5);
  });
});
