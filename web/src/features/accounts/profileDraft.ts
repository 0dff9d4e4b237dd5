import type { Role } from '../../../../shared/roles.ts';
import { profileFields } from '../../../../shared/rules/accounts.ts';
import { type Field, type FormText, kept, violationOf } from '../../../../shared/rules/field.ts';
import { readStoredJson, store } from '../../storage.ts';

/** A profile as it stands in its form; a traveller's has no company. */
export type ProfileText = FormText<(typeof profileFields)['vendor']>;

/** Whose profile it is: `user/<id>` or `vendor/<id>`. */
export type Owner = `${Role}/${string}`;

/** The fields that differ from the saved profile; none where all are saved. */
export function readProfileDraft(owner: Owner, saved: ProfileText): Partial<ProfileText> {
  const draft = readStoredJson('profileDraft') as { owner: string; typed: Partial<ProfileText> } | undefined;
  return draft?.owner === owner ? unsaved(saved, { ...saved, ...draft.typed }) : {};
}

/** Keeps what differs from the saved profile, and only that: what is changed elsewhere meanwhile is not undone by it. */
export function keepProfileDraft(owner: Owner, saved: ProfileText, form: Partial<ProfileText>): void {
  const typed = unsaved(saved, { ...saved, ...form });
  store({ profileDraft: Object.keys(typed).length > 0 ? JSON.stringify({ owner, typed }) : null });
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
