import { describe, expect, test } from 'vitest';
import { handler as removeUnusedPhotos } from '../../../functions/events/removeUnusedPhotos.ts';
import { formSomewhere, found, openOwners } from '../../support/owners.ts';
import { atEveryCall, isTransaction, pauseBefore } from '../../support/pause.ts';
import { asRoleOf } from '../../support/permissions.ts';
import { aJpeg } from '../../support/photoFiles.ts';
import { passTime } from '../../support/time.ts';
import { roomForm, sendPhoto } from '../../support/vendorDesk.ts';

const owners = openOwners();

async function aPhoto(): Promise<string> {
  return (await sendPhoto(owners.desk, owners.vendor, await aJpeg({ width: 480, height: 320 }))).body.data.imgURL;
}

function formWith(...urls: string[]) {
  return formSomewhere({ rooms: [roomForm({ images: urls.map((imageUrl) => ({ imageUrl })) })] });
}

function filesOf(imgURL: string): Promise<string[]> {
  return owners.desk.keys(imgURL.slice(1).replace(/960\.webp$/, ''));
}

const refused = { code: 'invalid_request', issues: [{ path: 'hotelDetail.rooms.0.images.0.imageUrl' }] };

describe('one photo for two new properties at one moment, the first stopped before any of its calls', () => {
  test('is shown by one; the other is told at its photo, and nothing of it is there', async () => {
    const winners: string[] = [];
    await atEveryCall(async (call) => {
      const photo = await aPhoto();
      const forms = [formWith(photo), formWith(photo)] as const;
      const first = await pauseBefore(call, () => owners.create(forms[0]));
      const answers = [await owners.create(forms[1]), await first.finish()].reverse();
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
      const [won, lost] = answers[0]?.status === 201 ? [0, 1] : [1, 0];
      expect(answers[lost]?.body).toMatchObject(refused);
      const { _id, hotels } = answers[won]?.body.data ?? {};
      expect(hotels[0].rooms[0].images).toEqual([{ imgURL: photo }]);
      expect(await owners.listed()).toEqual([_id]);
      expect((await Promise.all(forms.map(({ Location }) => found(Location))))[lost]).toEqual([]);
      expect(await filesOf(photo)).toHaveLength(6);
      await owners.remove(_id);
      winners.push(won === 0 ? 'first' : 'second');
      return first;
    });
    expect(new Set(winners)).toEqual(new Set(['first', 'second']));
  });
});

test('a photo that a new property claims is not added to another by an edit that looked before', async () => {
  const [photo, form] = [await aPhoto(), formWith()];
  const { _id } = (await owners.create(form)).body.data;
  const edit = await pauseBefore(isTransaction, () => owners.update(_id, { ...form, ...formWith(photo) }));
  expect([edit.stopped, (await owners.create(formWith(photo))).status]).toEqual([true, 201]);
  // Overtaken, it began again, and found the photo taken.
  expect((await edit.finish()).body).toMatchObject({ code: 'invalid_request' });
  expect(await found(form.Location)).toHaveLength(1);
  expect(await filesOf(photo)).toHaveLength(6);
});

test('a photo that is swept away as unused is not shown by a property that looked before', async () => {
  const photo = await aPhoto();
  passTime(25 * 3600);
  const creation = await pauseBefore(isTransaction, () => owners.create(formWith(photo)));
  await asRoleOf(removeUnusedPhotos.ports, () => removeUnusedPhotos({}));
  expect([creation.stopped, await filesOf(photo)]).toEqual([true, []]);
  expect((await creation.finish()).body).toMatchObject(refused);
  expect(await owners.listed()).toEqual([]);
});
