import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Session } from '../../session.ts';
import { Obstacle } from './Obstacle.tsx';
import { Switch } from './Switch.tsx';
import { usePhone } from './usePhone.ts';

/** Turns notifications on this phone on and off, and says what keeps them from it. */
export function PhoneSettings({ account }: { account: Pick<Session, 'role' | 'id'> }) {
  const headingId = useId();
  const { on, shows, busy, obstacle, turnOn, turnOff } = usePhone(account);
  return (
    <section aria-labelledby={headingId} className="mt-10 grid max-w-lg gap-4">
      <h2 id={headingId} className="text-xl">
        <Trans>Notifications on this phone</Trans>
      </h2>
      {obstacle ? (
        <Obstacle obstacle={obstacle} />
      ) : (
        <>
          <Switch
            on={on}
            busy={busy}
            onChange={() => void (on ? turnOff() : turnOn())}
            hint={<Told role={account.role} />}
          >
            <Trans>Tell me at once</Trans>
          </Switch>
          {on && (
            <Switch
              on={shows}
              busy={busy}
              onChange={() => void turnOn(!shows)}
              hint={<Trans>How messages begin, too. Anybody who sees the locked screen can read it.</Trans>}
            >
              <Trans>Show names and prices</Trans>
            </Switch>
          )}
        </>
      )}
    </section>
  );
}

function Told({ role }: Pick<Session, 'role'>) {
  return role === 'vendor' ? (
    <Trans>
      Of new requests, messages and cancellations, also while Sarai is closed. Until you log out on this phone.
    </Trans>
  ) : (
    <Trans>
      Of answers, messages, cancellations and your arrival, also while Sarai is closed. Until you log out on this phone.
    </Trans>
  );
}
