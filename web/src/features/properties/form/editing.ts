import { cityOf, townOf } from '../../../../../shared/rules/towns.ts';
import { kindEditing } from './kinds/kindEditing.ts';
import { type PropertyDraft, type PropertyFields, proposable } from './propertyDraft.ts';
import type { Change } from './useDraft.ts';

/** Changes of a draft; `clearError` is told the fields that are being corrected. */
export function editing(change: Change, clearError: (name: string) => void) {
  return {
    setField: (name: keyof PropertyFields, value: string) => {
      clearError(name);
      change((draft) => {
        const next = withTyped(draft, name, value);
        for (const field of proposable) if (field !== name && next[field] !== draft[field]) clearError(field);
        return next;
      });
    },
    setAmenity: (name: string, value: string) => {
      clearError(`amenities.${name}`);
      change((draft) => ({ ...draft, amenities: { ...draft.amenities, [name]: value } }));
    },
    ...kindEditing(change, clearError),
  };
}

/**
 * The draft after a text was typed into a field: it is the owner's from then on. A location that is a town fills the city, and a
 * city what follows from it.
 */
export function withTyped({ proposed = [], ...draft }: PropertyDraft, name: string, value: string): PropertyDraft {
  const typed = { ...draft, [name]: value, proposed: proposed.filter((field) => field !== name) };
  if (name === 'Location') return withLocation(typed);
  return name === 'city' ? withCity(typed) : typed;
}

/** A city that is empty, or holds an earlier proposal, follows the location. */
function withLocation(draft: PropertyDraft): PropertyDraft {
  const { proposed = [], Location } = draft;
  if (!proposed.includes('city') && draft.city.trim() !== '') return draft;
  const city = cityOf(Location) ?? '';
  if (city === draft.city) return draft;
  const others = proposed.filter((field) => field !== 'city');
  return withCity({ ...draft, city, proposed: city === '' ? others : ['city', ...others] });
}

const decidedByCity = ['state', 'zipCode'] as const;

/** State and zip code follow the city while they are empty, or hold what an earlier one has proposed; what was typed stays. */
function withCity(draft: PropertyDraft): PropertyDraft {
  const { proposed = [], city } = draft;
  const town = townOf(city);
  const open = decidedByCity.filter((field) => proposed.includes(field) || draft[field].trim() === '');
  const filled = Object.fromEntries(open.map((field) => [field, town?.[field] ?? '']));
  const kept = proposed.filter((field) => field === 'city');
  return { ...draft, ...filled, proposed: [...kept, ...open.filter((field) => filled[field] !== '')] };
}
