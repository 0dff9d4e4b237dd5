import { vendorProfileIssues } from '../../../../shared/rules/profile.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FormSkeleton } from '../../forms/FormSkeleton.tsx';
import { useVendorProfile } from './api/profiles.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** A vendor's own profile. */
export function VendorProfile({ vendorId }: { vendorId: string }) {
  const { profile, error, retry, save } = useVendorProfile(vendorId);
  if (error) return <ErrorState message={error.message} onRetry={retry} />;
  if (!profile) return <FormSkeleton />;
  const { name, DateOfBirth, phoneNumber, hotelName, email } = profile;
  return (
    <ProfileForm
      email={email}
      initial={{ userName: name, DateOfBirth, contactNumber: phoneNumber, companyName: hotelName }}
      check={vendorProfileIssues}
      send={save}
    />
  );
}
