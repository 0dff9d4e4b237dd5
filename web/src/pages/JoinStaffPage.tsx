import { useAddressSecret } from '../components/useAddressSecret.ts';
import { Invitation, InvitationEnded } from '../features/staff/Invitation.tsx';

/** Where the link of an invitation leads: `#token=` is its secret. */
export function JoinStaffPage() {
  const token = useAddressSecret('token');
  return (
    <div className="page py-8 sm:py-12">
      <div className="max-w-3xl">{token ? <Invitation key={token} token={token} /> : <InvitationEnded />}</div>
    </div>
  );
}
