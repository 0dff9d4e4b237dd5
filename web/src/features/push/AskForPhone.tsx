import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { focusMain } from '../../components/focusMain.ts';
import { toast } from '../../components/toasts/toast.ts';
import type { Session } from '../../session.ts';
import { readStored, store } from '../../storage.ts';
import { Obstacle } from './Obstacle.tsx';
import { isAllowed } from './toldPhone.ts';
import { usePhone } from './usePhone.ts';

/** Offers notifications on this phone once there is something to be told; who says no is not asked again. */
export function AskForPhone({ account }: { account: Pick<Session, 'role' | 'id'> }) {
  const { t } = useLingui();
  const { on, busy, obstacle, turnOn } = usePhone(account);
  const [asked, setAsked] = useState(() => readStored('phoneAsked') !== null);
  const needsHomeScreen = obstacle === 'homeScreen';
  if (on || asked || (obstacle && !needsHomeScreen)) return null;
  const close = () => {
    store({ phoneAsked: 'yes' });
    setAsked(true);
    focusMain();
  };
  const accept = async () => {
    // It stays after a failure, to be pressed again.
    if (!(await turnOn())) return;
    if (isAllowed()) toast('success', t`This phone tells you from now on.`);
    close();
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
      {needsHomeScreen && <Obstacle obstacle={obstacle} />}
      <div className="flex flex-wrap gap-3">
        {!needsHomeScreen && (
          <Button busy={busy} onClick={() => void accept()}>
            <Trans>Tell me on this phone</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={close}>
          {needsHomeScreen ? <Trans>Understood</Trans> : <Trans>Not now</Trans>}
        </Button>
      </div>
    </section>
  );
}
