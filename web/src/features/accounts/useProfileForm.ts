import { useRef, useState } from 'react';
import type { Role } from '../../../../shared/roles.ts';
import { profileFields } from '../../../../shared/rules/accounts.ts';
import { type Field, type FormText, kept, violationOf } from '../../../../shared/rules/field.ts';
import { useForm } from '../../forms/useForm.ts';
import { currentSession } from '../../session.ts';
import { readStoredJson, store } from '../../storage.ts';
import type { useProfile } from './api/profiles.ts';

type Own = ReturnType<typeof useProfile>;
type Profile = NonNullable<Own['profile']>;

/** A profile as it stands in its form; a traveller's has no company. */
type ProfileText = FormText<(typeof profileFields)['vendor']>;

/** Whose profile it is: `user/<id>` or `vendor/<id>`. */
type Owner = `${Role}/${string}`;

/** The form of a profile. A draft keeps unsaved changes after the page was left. */
export function useProfileForm(role: Role, profile: Profile, save: Own['save']) {
  const owner: Owner = `${role}/${profile._id}`;
  const saved = textOf(profile);
  const [draft] = useState(() => readProfileDraft(owner, saved));
  const [restored, setRestored] = useState(Object.keys(draft).length > 0);
  const initial: ProfileText = { ...saved, ...draft };
  const latest = useRef(initial);
  const { show, ...form } = useForm({
    fields: profileFields[role],
    initial,
    send: save,
    onTyped: (typed) => {
      latest.current = { ...saved, ...typed };
      keepProfileDraft(owner, saved, latest.current);
    },
    // The form may have changed while the answer was on its way.
    onDone: ({ data }) => begin(textOf(data), latest.current),
  });

  function begin(now: ProfileText, typed: ProfileText) {
    // After a logout nothing of the person may stay in the browser.
    if (currentSession()?.id !== profile._id) return;
    keepProfileDraft(owner, now, typed);
    latest.current = { ...now, ...readProfileDraft(owner, now) };
    setRestored(false);
    show(latest.current);
  }

  return { ...form, restored, startAfresh: () => begin(saved, saved) };
}

function textOf(profile: Profile): ProfileText {
  const { name: userName, phoneNumber: contactNumber, DateOfBirth } = profile;
  return { userName, DateOfBirth, contactNumber, companyName: 'hotelName' in profile ? profile.hotelName : '' };
}

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
