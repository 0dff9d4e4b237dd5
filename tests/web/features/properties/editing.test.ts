import { beforeEach, describe, expect, test } from 'vitest';
import { editing } from '../../../../web/src/features/properties/form/editing.ts';
import {
  emptyDraft,
  emptyRoom,
  type PropertyDraft,
} from '../../../../web/src/features/properties/form/propertyDraft.ts';

let draft: PropertyDraft;
let cleared: string[];

const edit = editing(
  (change) => {
    draft = change(draft);
  },
  (name) => cleared.push(name),
);

beforeEach(() => {
  cleared = [];
  const photos = [{ key: 'photo' }];
  draft = {
    ...emptyDraft(),
    rooms: [
      { ...emptyRoom(), key: 'r1', roomNumber: '101', photos },
      { ...emptyRoom(), key: 'r2', roomNumber: '102' },
    ],
  };
});

function numbers(): string[] {
  return draft.rooms.map(({ roomNumber }) => roomNumber);
}

describe('an edit', () => {
  test('of a field of the property changes that field, and its error goes', () => {
    edit.setField('street', '1 Fort Road');
    expect(draft.street).toBe('1 Fort Road');
    expect(cleared).toEqual(['street']);
  });

  test('of the city fills the state, and the errors of both go', () => {
    edit.setField('city', 'Khaplu');
    expect(draft).toMatchObject({ city: 'Khaplu', state: 'Gilgit-Baltistan' });
    expect(cleared).toEqual(['city', 'state']);
  });

  test('of a room leaves the other rooms the same objects, so that they are not rendered again', () => {
    const [, other] = draft.rooms;
    edit.setRoom('r1', { price: '2500' });
    expect(draft.rooms[0]).toMatchObject({ price: '2500', roomNumber: '101' });
    expect(draft.rooms[1]).toBe(other);
    expect(cleared).toContain('r1.price');
  });
});

describe('a room', () => {
  test('is added empty, or like another', () => {
    edit.addRoom();
    edit.addRoom('r1');
    expect(numbers()).toEqual(['101', '102', '', '103']);
    expect(draft.rooms[3]?.photos).toEqual([{ key: 'photo' }]);
  });

  test('that is removed leaves the others in their order', () => {
    edit.addRoom('r2');
    edit.removeRoom('r1');
    expect(numbers()).toEqual(['102', '103']);
  });
});

describe('a photo', () => {
  test('that was uploaded is known to every room that shows it, and to no other', () => {
    edit.addRoom('r1');
    const other = draft.rooms[1];
    edit.setPhoto('photo', { photoId: 'u-a' });
    const uploaded = [{ key: 'photo', photoId: 'u-a' }];
    expect(draft.rooms.map(({ photos }) => photos)).toEqual([uploaded, [], uploaded]);
    expect(draft.rooms[1]).toBe(other);
  });

  test('can be added to a room, and the error at its photos goes', () => {
    edit.setPhotos('r2', (photos) => [...photos, { key: 'new' }]);
    expect(draft.rooms[1]?.photos).toEqual([{ key: 'new' }]);
    expect(cleared).toContain('r2.photos');
  });
});
