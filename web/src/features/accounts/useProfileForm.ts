import { useRef, useState } from 'react';
import type { Role } from '../../../../shared/roles.ts';
import { profileFields } from '../../../../shared/rules/accounts.ts';
import { useForm } from '../../forms/useForm.ts';
import { currentSession } from '../../session.ts';
import type { useProfile } from './api/profiles.ts';
import { keepProfileDraft, type Owner, type ProfileText, readProfileDraft } from './profileDraft.ts';

type Own = ReturnType<typeof useProfile>;
type Profile = NonNullable<Own['profile']>;

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
