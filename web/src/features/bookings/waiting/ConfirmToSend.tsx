import { Trans } from '@lingui/react/macro';
import { useSession } from '../../../session.ts';
import { OwnEmailCode } from '../../confirmation/OwnEmailCode.tsx';
import { sendConfirmed } from './sendWaiting.ts';

/** Confirms the email of the traveller, and then sends what waited for it. */
export function ConfirmToSend() {
  const session = useSession();
  if (session?.role !== 'user') return null;
  return (
    <section className="grid max-w-2xl gap-4">
      <p>
        <Trans>Owners answer by mail too, so we make sure that your address is right. This is once only.</Trans>
      </p>
      <OwnEmailCode key={session.id} role="user" id={session.id} onConfirmed={() => void sendConfirmed()} />
    </section>
  );
}
