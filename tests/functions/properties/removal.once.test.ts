import { describe, expect, test } from 'vitest';
import { ask } from '../../support/accounts.ts';
import { formSomewhere, found, openOwners } from '../../support/owners.ts';
import { atEveryCall, type PausedCall, pauseBefore } from '../../support/pause.ts';
import { roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();

function aForm() {
  return formSomewhere({ rooms: [roomForm(), roomForm({ roomNumber: '102', price: '5000' })] });
}

async function created(form: object): Promise<string> {
  return (await owners.create(form)).body.data._id;
}

/** Who can see a property: its readers, each with a yes or no. */
async function seenBy(postId: string) {
  const { id, token } = owners.vendor;
  const [details, own, list, figures] = await Promise.all([
    ask('getRoomDetails', { params: { roomId: postId } }),
    ask('getVendorProperty', { token, params: { postId } }),
    owners.listed(),
    ask('getVendorFigures', { token, params: { vendorId: id } }),
  ]);
  return {
    traveller: details.status === 200,
    owner: own.status === 200,
    list: list.includes(postId),
    figures: figures.body.data.properties === 1 && figures.body.data.rooms === 2,
  };
}

const everybody = { traveller: true, owner: true, list: true, figures: true };
const nobody = { traveller: false, owner: false, list: false, figures: false };

describe('a property whose removal is stopped before any of its calls', () => {
  test('is there for everybody or for nobody, and is found with all its rooms while it is there', async () => {
    const stages: boolean[] = [];
    await atEveryCall(async (call) => {
      const form = aForm();
      const postId = await created(form);
      const removal = await pauseBefore(call, () => owners.remove(postId));
      const seen = await seenBy(postId);
      expect([everybody, nobody]).toContainEqual(seen);
      const rooms = (await found(form.Location)).length;
      // A search may find for a moment what has just been removed, but never a part of it.
      expect(seen.traveller ? [2] : [2, 0]).toContain(rooms);
      expect((await removal.finish()).status).toBe(200);
      expect([await seenBy(postId), await found(form.Location)]).toEqual([nobody, []]);
      stages.push(seen.traveller);
      return removal;
    });
    expect(stages.indexOf(false)).toBeGreaterThan(1);
    expect(stages.lastIndexOf(true)).toBe(stages.indexOf(false) - 1);
    expect(stages.length - stages.indexOf(false)).toBeGreaterThan(2);
  });

  test('can be changed only until nobody sees it any more', async () => {
    await atEveryCall(async (call) => {
      const form = aForm();
      const postId = await created(form);
      const removal = await pauseBefore(call, () => owners.remove(postId));
      const { owner } = await seenBy(postId);
      const changed = await ask('setRoomAvailability', {
        token: owners.vendor.token,
        params: { postId, roomNumber: '101' },
        body: { availability: false },
      });
      expect(changed.status).toBe(owner ? 200 : 404);
      expect((await removal.finish()).status).toBe(200);
      expect([await seenBy(postId), await found(form.Location)]).toEqual([nobody, []]);
      return removal;
    });
  });

  test('is in no list that was begun while it was there, once nobody sees it any more', async () => {
    await atEveryCall(async (call) => {
      const removals: PausedCall<unknown>[] = [];
      const reads = await atEveryCall(async (read) => {
        const postId = await created(aForm());
        const list = await pauseBefore(read, () => owners.listed());
        const removal = await pauseBefore(call, () => owners.remove(postId));
        const { owner } = await seenBy(postId);
        expect((await list.finish()).includes(postId)).toBe(owner || !list.stopped);
        await removal.finish();
        removals.push(removal);
        return list;
      });
      expect(reads).toBeGreaterThan(2);
      return { stopped: removals.every(({ stopped }) => stopped) };
    });
  });
});
