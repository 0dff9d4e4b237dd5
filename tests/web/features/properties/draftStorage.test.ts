import { beforeEach, describe, expect, test } from 'vitest';
import {
  dropDraft,
  keepDraft,
  openDraft,
  readBasis,
  readDraft,
} from '../../../../web/src/features/properties/form/draftStorage.ts';
import { emptyKind } from '../../../../web/src/features/properties/form/kinds/kindDraft.ts';
import { emptyDraft } from '../../../../web/src/features/properties/form/propertyDraft.ts';
import { clearStored, store } from '../../../../web/src/storage.ts';
import { property } from './property.ts';

const place = { vendorId: 'v1' };
const kept = { draft: { ...emptyDraft(), name: 'Fort View' } };

beforeEach(clearStored);

test('a draft is read back as it was kept', () => {
  keepDraft(place, kept);
  expect(readDraft(place)).toEqual(kept);
});

test('each vendor and each property has a draft of its own', () => {
  keepDraft(place, kept);
  expect(readDraft({ vendorId: 'v2' })).toBeUndefined();
  expect(readDraft({ vendorId: 'v1', propertyId: 'p1' })).toBeUndefined();
});

test('dropping one leaves the others', () => {
  const edit = { vendorId: 'v1', propertyId: 'p1' };
  keepDraft(place, kept);
  keepDraft(edit, kept);
  dropDraft(place);
  expect(readDraft(place)).toBeUndefined();
  expect(readDraft(edit)).toEqual(kept);
});

test('what this version of the site cannot read is nothing', () => {
  for (const stored of ['{', 'null', '{"v1/new":1}', '{"v1/new":{"draft":{}}}']) {
    store({ propertyDrafts: stored });
    expect(readDraft(place)).toBeUndefined();
  }
});

test('logging out takes drafts along', () => {
  keepDraft(place, kept);
  clearStored();
  expect(readDraft(place)).toBeUndefined();
});

describe('opening the form', () => {
  test('begins with the initial draft where none was kept', () => {
    const initial = emptyDraft();
    expect(openDraft(place, () => initial)).toEqual({ draft: initial });
  });

  test('brings the kept draft back, without the photos that had not been uploaded', () => {
    const uploaded = [
      { key: 'sent', photoId: 'u-a' },
      { key: 'ready', imgURL: '/room-photos/u-b/960.webp' },
    ];
    const kinds = [
      { ...emptyKind(), photos: [...uploaded, { key: 'lost' }] },
      // A copied kind shares its photos: the lost one counts once.
      { ...emptyKind(), photos: [{ key: 'lost' }] },
    ];
    keepDraft(place, { draft: { ...emptyDraft(), name: 'Fort View', kinds } });
    const { draft, lostPhotos } = openDraft(place, emptyDraft);
    expect(draft.name).toBe('Fort View');
    expect(draft.kinds.map(({ photos }) => photos)).toEqual([uploaded, []]);
    expect(lostPhotos).toBe(1);
  });

  test('knows what the edit began from, where that can be read', () => {
    keepDraft(place, { ...kept, basis: JSON.stringify(property) });
    expect(readBasis(place)).toEqual(property);
    keepDraft(place, { ...kept, basis: '{' });
    expect(readBasis(place)).toBeUndefined();
    dropDraft(place);
    expect(readBasis(place)).toBeUndefined();
  });
});
