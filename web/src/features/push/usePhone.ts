import { t } from '@lingui/core/macro';
import { useState, useSyncExternalStore } from 'react';
import { tellFailure } from '../../api/tellFailure.ts';
import { toast } from '../../components/toasts/toast.ts';
import type { Session } from '../../session.ts';
import { readStored } from '../../storage.ts';
import { isOfApi, subscribePhone, unsubscribePhone } from './subscribePhone.ts';
import { isAllowed, onToldPhone, permission, pushObstacle, toldPhone } from './toldPhone.ts';

/** This phone for an account: whether it is told, what keeps it from that, and how to change it. */
export function usePhone(account: Pick<Session, 'role' | 'id'>) {
  useSyncExternalStore(
    onToldPhone,
    () => readStored('toldPhone'),
    () => null,
  );
  const [busy, setBusy] = useState(false);
  useSyncExternalStore(onReturn, permission, () => undefined);
  const told = isAllowed() ? toldPhone(account) : undefined;

  /** Whether the work was done, or refused by the reader. */
  async function during(work: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      tell(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    on: told !== undefined,
    shows: told?.shows ?? false,
    busy,
    obstacle: pushObstacle(),
    turnOn: (shows = false) => during(() => allowed(() => subscribePhone(account, shows))),
    turnOff: () => during(() => unsubscribePhone(account)),
  };
}

/** A reader who comes back from the settings of the browser may have changed there what is allowed. */
function onReturn(look: () => void): () => void {
  window.addEventListener('focus', look);
  return () => window.removeEventListener('focus', look);
}

/** A browser says of its push service nothing that a reader can use. */
function tell(error: unknown): void {
  if (isOfApi(error)) tellFailure(error);
  else toast('error', t`Your browser could not turn notifications on. Try again in a moment.`);
}

/** The browser asks its reader first; whoever refuses has answered. */
async function allowed(work: () => Promise<void>): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') await work();
}
