import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { focusMain } from '../../../components/focusMain.ts';
import { paths } from '../../../paths.ts';
import { keepBookingDraft, withNewKey } from '../request/bookingDraft.ts';
import { mayBeWithOwner, takeBack } from './takeBack.ts';
import { dropWaiting, type WaitingRequest } from './waitingRequests.ts';

/** What becomes of a request that is not sent yet, and how to change that. */
export function WaitingActions({ waiting }: { waiting: WaitingRequest }) {
  const { draft, refused } = waiting;
  const navigate = useNavigate();
  const giveUp = () => {
    takeBack(waiting);
    // The button that had the focus is gone.
    focusMain();
  };
  /** What the API has refused has not arrived. */
  const lookOver = () => {
    keepBookingDraft(withNewKey(draft));
    dropWaiting(draft.requestKey, paths.sendBookingRequest);
    navigate(paths.sendBookingRequest);
  };
  return (
    <div className="grid gap-3">
      <p>
        {refused ?? <Trans>Kept on this phone, and sent once there is a connection while Sarai is open.</Trans>}{' '}
        {mayBeWithOwner(waiting) && (
          <Trans>It may have arrived already: look at your bookings before you take it back.</Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-3">
        {refused !== undefined && (
          <Button variant="secondary" onClick={lookOver}>
            <Trans>Look it over again</Trans>
          </Button>
        )}
        <Button variant={refused === undefined ? 'secondary' : 'quiet'} onClick={giveUp}>
          {refused === undefined ? <Trans>Take it back</Trans> : <Trans>Forget it</Trans>}
        </Button>
      </p>
    </div>
  );
}
