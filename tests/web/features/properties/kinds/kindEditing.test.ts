import { beforeEach, describe, expect, test } from 'vitest';
import { editing } from '../../../../../web/src/features/properties/form/editing.ts';
import {
  differingRooms,
  emptyKind,
  type KindDraft,
  newRoom,
} from '../../../../../web/src/features/properties/form/kinds/kindDraft.ts';
import { emptyDraft, type PropertyDraft } from '../../../../../web/src/features/properties/form/propertyDraft.ts';

let draft: PropertyDraft;
let cleared: string[];

const edit = editing(
  (change) => {
    draft = change(draft);
  },
  (name) => cleared.push(name),
);

function kindOf(key: string, numbers: readonly string[], given: Partial<KindDraft> = {}): KindDraft {
  const rooms = numbers.map((number) => ({ ...newRoom(number), key: `r${number}`, id: `id${number}` }));
  return { ...emptyKind(), key, id: `id-${key}`, count: String(numbers.length), rooms, ...given };
}

beforeEach(() => {
  cleared = [];
  const photos = [{ key: 'photo' }];
  draft = { ...emptyDraft(), kinds: [kindOf('k1', ['101', '102', '103'], { photos }), kindOf('k2', ['201'])] };
});

const kind = (at: number) => draft.kinds[at] as KindDraft;
const numbers = () => draft.kinds.map(({ rooms }) => rooms.map(({ roomNumber }) => roomNumber).join(' '));

describe('an edit of a kind', () => {
  test('leaves the other kinds the same objects, so that they are not rendered again', () => {
    const other = kind(1);
    edit.setKind('k1', 'price', '2500');
    expect(kind(0)).toMatchObject({ price: '2500', count: '3' });
    expect(kind(1)).toBe(other);
    expect(cleared).toContain('k1.price');
  });

  test('of the first number renumbers all of its rooms, and their errors go', () => {
    edit.setFirstNumber('k1', '301');
    expect(numbers()).toEqual(['301 302 303', '201']);
    expect(cleared).toEqual(expect.arrayContaining(['r101.roomNumber', 'r102.roomNumber', 'r103.roomNumber']));
  });

  test('of the beds proposes two guests a bed, until somebody types the guests', () => {
    edit.setKind('k1', 'No_of_beds', '2');
    expect(kind(0)).toMatchObject({ capacity: '4', guestsFromBeds: true });
    edit.setKind('k1', 'No_of_beds', '9');
    expect(kind(0).capacity).toBe('12');
    edit.setKind('k1', 'No_of_beds', '');
    expect(kind(0)).toMatchObject({ capacity: '', guestsFromBeds: false });
    edit.setKind('k1', 'capacity', '3');
    edit.setKind('k1', 'No_of_beds', '2');
    expect(kind(0)).toMatchObject({ capacity: '3', guestsFromBeds: false });
  });

  test('of the availability is one of all of its rooms, or of one', () => {
    const available = () => kind(0).rooms.map(({ availability }) => availability);
    edit.setAvailability('k1', false, 'r102');
    expect(available()).toEqual([true, false, true]);
    edit.setAvailability('k1', false);
    expect(available()).toEqual([false, false, false]);
  });
});

describe('a room', () => {
  test('that is taken out leaves the others as they are, and counts no more', () => {
    edit.removeRoom('k1', 'r102');
    expect(numbers()).toEqual(['101 103', '201']);
    expect(kind(0)).toMatchObject({ count: '2', spare: [] });
  });

  test('has a number of its own where it is typed', () => {
    edit.setRoomNumber('k1', 'r102', '112');
    expect(numbers()).toEqual(['101 112 103', '201']);
    expect(cleared).toContain('r102.roomNumber');
  });
});

describe('a kind', () => {
  test('is added empty but for the next number', () => {
    edit.addKind('new');
    expect(kind(2)).toMatchObject({ key: 'new', count: '1', price: '', photos: [] });
    expect(numbers()[2]).toBe('202');
  });

  test('is added like another, with its photos and without its rooms and id', () => {
    edit.setKind('k1', 'price', '2500');
    edit.addKind('new', 'k1');
    expect(kind(2)).toMatchObject({ key: 'new', count: '1', price: '2500', photos: [{ key: 'photo' }] });
    expect(kind(2).id).toBeUndefined();
    expect(numbers()[2]).toBe('104');
    expect(kind(2).rooms[0]?.id).toBeUndefined();
  });

  test('that is removed leaves the others', () => {
    edit.removeKind('k1');
    expect(numbers()).toEqual(['201']);
  });
});

describe('rooms that differ from their kind', () => {
  beforeEach(() => {
    const own = { photos: [{ key: 'own', imgURL: '/own' }], amenities: { floor: '2' } };
    const [first, ...others] = kind(0).rooms;
    const rooms = [...(first ? [first] : []), ...others.map((room) => ({ ...room, ...own }))];
    draft = { ...draft, kinds: [{ ...kind(0), rooms, amenities: { floor: '1', heating: 'gas' } }, kind(1)] };
  });

  test('are told together where they differ in one way', () => {
    expect(differingRooms(kind(0)).map((rooms) => rooms.map(({ key }) => key))).toEqual([['r102', 'r103']]);
  });

  test('become like the others where their owner says so', () => {
    edit.makeAlike('k1', ['r102']);
    expect(differingRooms(kind(0)).map((rooms) => rooms.map(({ key }) => key))).toEqual([['r103']]);
    expect(kind(0).rooms[1]).toMatchObject({ id: 'id102', roomNumber: '102' });
  });

  test('become a kind with their photos and answers, and stay the rooms that they are', () => {
    edit.makeKind('k1', ['r102', 'r103'], 'new');
    expect(numbers()).toEqual(['101', '102 103', '201']);
    expect(kind(0)).toMatchObject({ id: 'id-k1', count: '1' });
    expect(kind(1)).toMatchObject({ key: 'new', count: '2', amenities: { floor: '2', heating: 'gas' } });
    expect(kind(1).photos).toEqual([{ key: 'own', imgURL: '/own' }]);
    expect(kind(1).id).toBeUndefined();
    expect(kind(1).rooms.map(({ id }) => id)).toEqual(['id102', 'id103']);
    expect(differingRooms(kind(1))).toEqual([]);
  });

  test('stay where they are the whole kind', () => {
    edit.makeKind('k1', ['r101', 'r102', 'r103'], 'new');
    expect(numbers()).toEqual(['101 102 103', '201']);
  });
});

describe('a photo', () => {
  test('that was uploaded is known to every kind that shows it, and to no other', () => {
    edit.addKind('new', 'k1');
    const other = kind(1);
    edit.setPhoto('photo', { photoId: 'u-a' });
    const uploaded = [{ key: 'photo', photoId: 'u-a' }];
    expect(draft.kinds.map(({ photos }) => photos)).toEqual([uploaded, [], uploaded]);
    expect(kind(1)).toBe(other);
  });

  test('can be added to a kind, and the error at its photos goes', () => {
    edit.setPhotos('k2', (photos) => [...photos, { key: 'new' }]);
    expect(kind(1).photos).toEqual([{ key: 'new' }]);
    expect(cleared).toContain('k2.photos');
  });
});
