import { townOf } from '../../../../../shared/rules/towns.ts';
import { type PropertyDraft, type ProposedField, proposable } from './propertyDraft.ts';

/** The draft after a text was typed into a field: it is the owner's from then on. A city fills what follows from it. */
export function withTyped({ proposed = [], ...draft }: PropertyDraft, name: string, value: string): PropertyDraft {
  if (name === 'city') return withCity({ ...draft, proposed }, value);
  return { ...draft, [name]: value, proposed: proposed.filter((field) => field !== name) };
}

/** State and zip code follow the city while they are empty, or hold what an earlier one has proposed; what was typed stays. */
function withCity(draft: PropertyDraft, city: string): PropertyDraft {
  const { proposed = [] } = draft;
  const town = townOf(city);
  const open = proposable.filter((field) => proposed.includes(field) || draft[field].trim() === '');
  const filled = Object.fromEntries(open.map((field) => [field, town?.[field] ?? '']));
  return { ...draft, ...filled, city, proposed: open.filter((field) => filled[field] !== '') };
}

/** The fields that are not as they were. */
export function changedProposals(before: PropertyDraft, now: PropertyDraft): ProposedField[] {
  return proposable.filter((field) => now[field] !== before[field]);
}
