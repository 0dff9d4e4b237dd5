import { setImmediate as aMoment } from 'node:timers/promises';
import { photoUrl } from '../../../shared/photos/photos.ts';
import { type PropertyForm, propertyForm } from '../client/forms.ts';
import { authorize, type Grant, putPhoto, verdictOf } from '../client/uploads.ts';
import { type House, type HouseState, photosOf, stateOf } from './houses.ts';
import { Entry } from './ledger.ts';
import type { Owner } from './members.ts';
import type { Reply, Scene } from './scene.ts';

type Step = (scene: Scene, owner: Owner) => Promise<void>;

const steps: readonly Step[] = [list, list, change, change, switchRoom, switchRoom, remove, sendPhoto, repeat];

/** Goes on until the scene stops. */
export async function ownerAtWork(scene: Scene, owner: Owner): Promise<void> {
  while (scene.going) {
    await owner.random.pick(steps)(scene, owner);
    // A step that finds nothing to do must not keep the others from theirs.
    await aMoment();
  }
}

async function list(scene: Scene, owner: Owner): Promise<void> {
  if (owner.houses.length >= 4) return remove(scene, owner);
  const { person, random } = owner;
  owner.listed += 1;
  const name = `House ${owner.listed} of ${person.id}`;
  const form = propertyForm(random, name);
  showPhoto(owner, form);
  const requestKey = `campaign-${random.whole(1e8, 1e9)}-${owner.listed}`;
  const house: House = { name, first: { form, requestKey }, entry: new Entry(name) };
  owner.houses.push(house);
  await create(scene, owner, house);
}

/** A form whose answer did not come is sent again, as the page does. */
async function repeat(scene: Scene, owner: Owner): Promise<void> {
  const house = owner.houses.find(({ id, entry }) => id === undefined && entry.inDoubt);
  if (house) await create(scene, owner, house);
}

async function create(scene: Scene, { person }: Owner, house: House): Promise<void> {
  const { form, requestKey } = house.first;
  const body = { ...form, vendorId: person.id, requestKey };
  const answer = await house.entry.write(
    () => stateOf(person.id, form),
    () => scene.call('createProperty', { token: person.token, body }),
  );
  if (answer.outcome === 'done') house.id = answer.body.data._id;
}

async function change(scene: Scene, owner: Owner): Promise<void> {
  const found = certainHouse(owner);
  if (!found) return;
  const { house, state } = found;
  const form = propertyForm(owner.random, house.name);
  const kept = photosOf(state)[0];
  const [room] = form.hotelDetail.rooms;
  if (kept !== undefined && owner.random.chance(0.5)) room?.images.push({ imageUrl: photoUrl(kept) });
  showPhoto(owner, form);
  const next = stateOf(owner.person.id, form);
  forget(
    scene,
    photosOf(state).filter((photo) => !photosOf(next).includes(photo)),
  );
  await write(scene, owner, house, {
    next: () => next,
    call: (id) => scene.call('updateProperty', { token: owner.person.token, params: { postId: id }, body: form }),
  });
}

async function switchRoom(scene: Scene, owner: Owner): Promise<void> {
  const found = certainHouse(owner);
  if (!found) return;
  const { roomNumber } = owner.random.pick(found.state.rooms);
  const available = owner.random.chance(0.6);
  const params = (postId: string) => ({ postId, roomNumber: String(roomNumber) });
  await write(scene, owner, found.house, {
    next: (state) => ({
      ...state,
      rooms: state.rooms.map((room) => (room.roomNumber === roomNumber ? { ...room, available } : room)),
    }),
    call: (id) =>
      scene.call('setRoomAvailability', {
        token: owner.person.token,
        params: params(id),
        body: { availability: available },
      }),
  });
}

async function remove(scene: Scene, owner: Owner): Promise<void> {
  const found = certainHouse(owner);
  if (!found) return;
  forget(scene, photosOf(found.state));
  await write(scene, owner, found.house, {
    next: () => undefined,
    call: (id) => scene.call('deleteProperty', { token: owner.person.token, params: { postId: id } }),
  });
  if (!found.house.entry.inDoubt && found.house.entry.state === undefined) {
    owner.houses = owner.houses.filter((house) => house !== found.house);
  }
}

async function sendPhoto(scene: Scene, owner: Owner): Promise<void> {
  // A drawing takes a second of a core, and a fault finds the few as well as the many.
  if (owner.free.length > 0 || !owner.random.chance(0.4)) return;
  const allowed = await authorize(scene.ask, owner.person);
  if (allowed.status !== 201) return;
  const grant: Grant = allowed.body.data;
  const photoId = grant.uploads[0]?.photoId ?? '';
  const sent = await putPhoto(scene.server.port, grant, scene.picture).then(
    () => true,
    () => false,
  );
  const verdict = sent
    ? await verdictOf(scene.ask, owner.person, photoId, { within: 8_000, goesOn: () => scene.going })
    : undefined;
  if (verdict?.status !== 200 || verdict.body.data.state !== 'ready') return;
  scene.tally.add('photo ready');
  scene.ready.add(photoId);
  owner.free.push(photoId);
}

interface HouseWrite {
  next(state: HouseState): HouseState | undefined;
  call(id: string): Promise<Reply>;
}

async function write(scene: Scene, owner: Owner, house: House, { next, call }: HouseWrite): Promise<void> {
  const answer = await house.entry.write(
    (state) => state && next(state),
    () => call(house.id ?? ''),
  );
  if (answer.status !== 404) return;
  scene.run.findings.add(
    'a property was answered 404 that stood',
    `${house.name}: ${answer.text} (${owner.person.id})`,
  );
}

/** A house that certainly stands, and as what. */
function certainHouse({ houses, random }: Owner): { house: House; state: HouseState } | undefined {
  const certain = houses.flatMap((house) =>
    house.id !== undefined && house.entry.state ? [{ house, state: house.entry.state }] : [],
  );
  return certain.length === 0 ? undefined : random.pick(certain);
}

/** Gives the first room a photo that is ready, where there is one. */
function showPhoto(owner: Owner, form: PropertyForm): void {
  const photo = owner.free.pop();
  if (photo !== undefined) form.hotelDetail.rooms[0]?.images.push({ imageUrl: photoUrl(photo) });
}

/** Whether a photo that may have been dropped still stands is not known any more. */
function forget(scene: Scene, photos: readonly string[]): void {
  for (const photo of photos) scene.ready.delete(photo);
}
