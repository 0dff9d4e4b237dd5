import { vendorProfileIssues } from '../../../../shared/rules/profile.ts';
import { call } from '../../api/call.ts';
import { useApi } from '../../api/useApi.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { ProfileSkeleton } from '../../forms/FormSkeleton.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** A vendor's own profile. */
export function VendorProfile({ vendorId }: { vendorId: string }) {
  const { data, error, mutate } = useApi('getVendorProfile', { params: { vendorId } });
  if (error) return <ErrorState message={error.message} onRetry={() => void mutate()} />;
  if (!data) return <ProfileSkeleton />;
  const { name, DateOfBirth, phoneNumber, hotelName, email } = data.data;
  return (
    <ProfileForm
      email={email}
      initial={{ userName: name, DateOfBirth, contactNumber: phoneNumber, companyName: hotelName }}
      check={vendorProfileIssues}
      send={(body) => call('updateVendorInfo', { params: { vendorId }, body })}
      onDone={(answer) => void mutate(answer, { revalidate: false })}
    />
  );
}
