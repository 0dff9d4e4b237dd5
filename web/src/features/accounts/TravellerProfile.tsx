import { travellerProfileIssues } from '../../../../shared/rules/profile.ts';
import { call } from '../../api/call.ts';
import { useApi } from '../../api/useApi.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { ProfileSkeleton } from '../../forms/FormSkeleton.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** A traveller's own profile. */
export function UserProfile({ userId }: { userId: string }) {
  const { data, error, mutate } = useApi('getUserProfile', { params: { userId } });
  if (error) return <ErrorState message={error.message} onRetry={() => void mutate()} />;
  if (!data) return <ProfileSkeleton />;
  const { name, DateOfBirth, phoneNumber, email } = data.data;
  return (
    <ProfileForm
      email={email}
      initial={{ userName: name, DateOfBirth, contactNumber: phoneNumber }}
      check={travellerProfileIssues}
      send={(body) => call('updateUserInfo', { params: { userId }, body })}
      onDone={(answer) => void mutate(answer, { revalidate: false })}
    />
  );
}
