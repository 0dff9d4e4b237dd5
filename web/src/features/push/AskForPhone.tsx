import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { focusMain } from '../../components/focusMain.ts';
import type { Session } from '../../session.ts';
import { readStored, store } from '../../storage.ts';
import { usePhone } from './usePhone.ts';

/** Offers notifications on this phone once there is something to be told; who says no is not asked again. */
export function AskForPhone({ account }: { account: Pick<Session, 'role' | 'id'> }) {
  const { on, busy, obstacle, turnOn } = usePhone(account);
  const [asked, setAsked] = useState(() => readStored('phoneAsked') !== null);
  if (on || obstacle || asked) return null;
  const close = () => {
    store({ phoneAsked: 'yes' });
    setAsked(true);
    focusMain();
  };
  return (
    <section className="my-6 grid gap-3 rounded-panel bg-drift p-5 text-walnut">
      <p>
        {account.role === 'vendor' ? (
          <Trans>Shall this phone tell you when a guest asks for a room?</Trans>
        ) : (
          <Trans>Shall this phone tell you when the answer is there?</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void turnOn().then(close)}>
          <Trans>Tell me on this phone</Trans>
        </Button>
        <Button variant="secondary" onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </section>
  );
}
