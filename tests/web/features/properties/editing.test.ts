import { beforeEach, describe, expect, test } from 'vitest';
import { editing } from '../../../../web/src/features/properties/form/editing.ts';
import { emptyDraft, type PropertyDraft } from '../../../../web/src/features/properties/form/propertyDraft.ts';

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
  draft = emptyDraft();
});

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

  test('of the location fills city, state and zip code, and the errors of all go', () => {
    edit.setField('Location', 'Skardu');
    expect(draft).toMatchObject({ city: 'Skardu', state: 'Gilgit-Baltistan', zipCode: '16100' });
    expect(cleared).toEqual(['Location', 'city', 'state', 'zipCode']);
  });
});
