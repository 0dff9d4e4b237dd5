import type { Role } from '../../../../shared/roles.ts';
import { profileFields } from '../../../../shared/rules/accounts.ts';
import { type Field, kept, type Typed, violationOf } from '../../../../shared/rules/field.ts';
import { readStored, store } from '../../storage.ts';

/** A profile as it stands in its form; a traveller's has no company. */
export type ProfileText = Typed<(typeof profileFields)['vendor']>;

/** Whose profile it is: `user/<id>` or `vendor/<id>`. */
export type Owner = `${Role}/${string}`;

/** What was typed and not saved; empty where all of it is as it is saved. */
export function readProfileDraft(owner: Owner, saved: ProfileText): Partial<ProfileText> {
  try {
    const { owner: of, typed }: { owner?: unknown; typed?: unknown } = JSON.parse(readStored('profileDraft') ?? '{}');
    return of === owner ? unsaved(saved, { ...saved, ...textsOf(typed) }) : {};
  } catch {
    return {};
  }
}

/** Keeps what differs from the saved profile, and only that: what is changed elsewhere meanwhile is not undone by it. */
export function keepProfileDraft(owner: Owner, saved: ProfileText, form: Partial<ProfileText>): void {
  const typed = unsaved(saved, { ...saved, ...form });
  store({ profileDraft: Object.keys(typed).length > 0 ? JSON.stringify({ owner, typed }) : null });
}

function textsOf(typed: unknown): Partial<ProfileText> {
  return Object.fromEntries(Object.entries(typed ?? {}).filter(([, value]) => typeof value === 'string'));
}

/** The fields that hold something else than what is saved, however it is written. */
function unsaved(saved: ProfileText, form: ProfileText): Partial<ProfileText> {
  const fields = Object.entries(profileFields.vendor) as [keyof ProfileText, Field][];
  const changed = fields.filter(([name, field]) => isOther(field, form[name], saved[name]));
  return Object.fromEntries(changed.map(([name]) => [name, form[name]]));
}

function isOther(field: Field, typed: string, saved: string): boolean {
  if (typed === saved) return false;
  return violationOf(field, typed) !== undefined || kept(field, typed) !== saved;
}
