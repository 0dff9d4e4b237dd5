import { townOf } from '../../../../../shared/rules/towns.ts';
import { type PropertyDraft, proposable } from './propertyDraft.ts';

/**
 * The draft in another city. State and zip code follow it while they are empty, or hold what an earlier city has proposed;
 * what was typed stays.
 */
export function withCity(draft: PropertyDraft, city: string): PropertyDraft {
  const { proposed = [] } = draft;
  const town = townOf(city);
  const open = proposable.filter((field) => proposed.includes(field) || draft[field].trim() === '');
  const filled = Object.fromEntries(open.map((field) => [field, town?.[field] ?? '']));
  return { ...draft, ...filled, city, proposed: open.filter((field) => filled[field] !== '') };
}

/** The draft after somebody has typed into a field: it is theirs from then on. */
export function asTyped({ proposed = [], ...draft }: PropertyDraft, name: string): PropertyDraft {
  return { ...draft, proposed: proposed.filter((field) => field !== name) };
}
