import { Trans } from '@lingui/react/macro';
import { useSession } from '../../../session.ts';
import { OwnEmailCode } from '../../confirmation/OwnEmailCode.tsx';
import { sendUnsent } from '../unsent/sendUnsent.ts';

/** Confirms the email of whoever writes, and then sends what waited for it. */
export function ConfirmToWrite() {
  const session = useSession();
  if (!session) return null;
  const { role, id } = session;
  return (
    <section className="grid gap-4 rounded-panel bg-apricot-pale p-5 text-walnut">
      <p>
        <Trans>Messages go between confirmed addresses, so that nobody writes in your name. This is once only.</Trans>
      </p>
      <OwnEmailCode key={id} role={role} id={id} onConfirmed={() => void sendUnsent()} />
    </section>
  );
}
