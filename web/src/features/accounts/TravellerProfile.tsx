import { travellerProfileIssues } from '../../../../shared/rules/profile.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FormSkeleton } from '../../forms/FormSkeleton.tsx';
import { useTravellerProfile } from './api/profiles.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** A traveller's own profile. */
export function TravellerProfile({ userId }: { userId: string }) {
  const { profile, error, retry, save } = useTravellerProfile(userId);
  if (error) return <ErrorState message={error.message} onRetry={retry} />;
  if (!profile) return <FormSkeleton />;
  const { name, DateOfBirth, phoneNumber, email } = profile;
  return (
    <ProfileForm
      email={email}
      initial={{ userName: name, DateOfBirth, contactNumber: phoneNumber }}
      check={travellerProfileIssues}
      send={save}
    />
  );
}
