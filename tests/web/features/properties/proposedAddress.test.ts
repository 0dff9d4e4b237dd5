import { expect, test } from 'vitest';
import { withTyped } from '../../../../web/src/features/properties/form/editing.ts';
import { emptyDraft, type PropertyDraft } from '../../../../web/src/features/properties/form/propertyDraft.ts';

const withCity = (draft: PropertyDraft, city: string) => withTyped(draft, 'city', city);
const said = ({ state, zipCode }: { state: string; zipCode: string }) => [state, zipCode];

test('a city fills what is empty, and another city what the first one filled', () => {
  const karimabad = withCity(emptyDraft(), 'Karimabad');
  expect(said(karimabad)).toEqual(['Gilgit-Baltistan', '15700']);
  expect(said(withCity(karimabad, 'Murree'))).toEqual(['Punjab', '47150']);
  expect(said(withCity(karimabad, 'Lahore'))).toEqual(['', '']);
});

test('what was typed stays, also where it is what the city had proposed', () => {
  const typed = { ...emptyDraft(), state: 'Punjab', zipCode: '47150' };
  expect(said(withCity(withCity(typed, 'Murree'), 'Skardu'))).toEqual(['Punjab', '47150']);
  const retyped = withTyped(withCity(emptyDraft(), 'Murree'), 'state', 'Punjab');
  expect(said(withCity(retyped, 'Skardu'))).toEqual(['Punjab', '16100']);
});

test('a location that is one town fills the city and what follows, until somebody types a city', () => {
  const murree = withTyped(emptyDraft(), 'Location', 'Murree Hills');
  expect([murree.city, ...said(murree)]).toEqual(['Murree', 'Punjab', '47150']);
  expect(murree.proposed).toEqual(['city', 'state', 'zipCode']);
  const valley = withTyped(murree, 'Location', 'Hunza Valley');
  expect([valley.city, ...said(valley)]).toEqual(['', '', '']);
  const bhurban = withTyped(withCity(murree, 'Bhurban'), 'Location', 'Skardu');
  expect([bhurban.city, ...said(bhurban)]).toEqual(['Bhurban', 'Punjab', '']);
});

test('a zip code that is not known is left to the owner', () => {
  expect(withCity(emptyDraft(), 'Khaplu')).toMatchObject({
    state: 'Gilgit-Baltistan',
    zipCode: '',
    proposed: ['state'],
  });
});
