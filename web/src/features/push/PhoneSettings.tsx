import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Session } from '../../session.ts';
import { Switch } from './Switch.tsx';
import type { PushObstacle } from './toldPhone.ts';
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
              hint={<Trans>Anybody who sees the locked screen can read them.</Trans>}
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
    <Trans>Of new requests and cancellations, also while Sarai is closed. Until you log out on this phone.</Trans>
  ) : (
    <Trans>
      Of answers, cancellations and your arrival, also while Sarai is closed. Until you log out on this phone.
    </Trans>
  );
}

function Obstacle({ obstacle }: { obstacle: PushObstacle }) {
  return (
    <p className="text-bark">
      {obstacle === 'refused' ? (
        <Trans>
          Your browser refuses notifications of Sarai. Allow them in its settings for this site, then come back.
        </Trans>
      ) : (
        <Trans>
          This browser cannot show notifications. On an iPhone, add Sarai to the home screen and open it from there.
          Mails tell you in any case.
        </Trans>
      )}
    </p>
  );
}
