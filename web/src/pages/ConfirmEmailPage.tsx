import { useAddressSecret } from '../components/useAddressSecret.ts';
import { useRoleOfPage } from '../features/accounts/useRoleOfPage.ts';
import { sendConfirmed } from '../features/bookings/waiting/sendWaiting.ts';
import { ConfirmByLink, LinkMissing } from '../features/confirmation/ConfirmByLink.tsx';
import { sendUnsent } from '../features/messages/unsent/sendUnsent.ts';

/** Where the link of a mail leads that confirms an email: `#token=` is its secret. Nobody need log in. */
export function ConfirmEmailPage() {
  const role = useRoleOfPage();
  const token = useAddressSecret('token');
  return (
    <div className="page py-8 sm:py-12">
      <div className="max-w-3xl">
        {token ? (
          <ConfirmByLink key={token} role={role} token={token} onConfirmed={sendAll} />
        ) : (
          <LinkMissing role={role} />
        )}
      </div>
    </div>
  );
}

/** Requests and messages that waited for it. */
function sendAll(): void {
  void sendConfirmed();
  void sendUnsent();
}
