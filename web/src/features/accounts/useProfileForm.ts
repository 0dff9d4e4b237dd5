import { useState } from 'react';
import type { Role } from '../../../../shared/roles.ts';
import { profileFields } from '../../../../shared/rules/accounts.ts';
import { useForm } from '../../forms/useForm.ts';
import type { useProfile } from './api/profiles.ts';
import { dropProfileDraft, keepProfileDraft, type Owner, type ProfileText, readProfileDraft } from './profileDraft.ts';

type Own = ReturnType<typeof useProfile>;
type Profile = NonNullable<Own['profile']>;

/** The form of a profile. What was typed and not saved is there again after the page was left. */
export function useProfileForm(role: Role, profile: Profile, save: Own['save']) {
  const owner: Owner = `${role}/${profile._id}`;
  const saved = textOf(profile);
  const [draft] = useState(() => readProfileDraft(owner, saved));
  const [restored, setRestored] = useState(Object.keys(draft).length > 0);
  const { show, ...form } = useForm({
    fields: profileFields[role],
    initial: { ...saved, ...draft },
    send: save,
    onTyped: (typed) => keepProfileDraft(owner, saved, typed),
    onDone: ({ data }) => begin(textOf(data)),
  });

  function begin(content: ProfileText) {
    dropProfileDraft();
    setRestored(false);
    show(content);
  }

  return { ...form, restored, startAfresh: () => begin(saved) };
}

function textOf(profile: Profile): ProfileText {
  const { name: userName, phoneNumber: contactNumber, DateOfBirth } = profile;
  return { userName, DateOfBirth, contactNumber, companyName: 'hotelName' in profile ? profile.hotelName : '' };
}
