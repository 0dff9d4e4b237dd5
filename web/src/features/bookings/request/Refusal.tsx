import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ApiError, mayHaveArrived } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import { paths } from '../../../paths.ts';

interface Props {
  /** Why the API refused the request, or why there was no answer. */
  error: ApiError | undefined;
  /** A sentence about what is wrong with the draft itself. */
  wrong: string | undefined;
  /** The page of the room. */
  address: string;
  /** Sends it when there is a connection. */
  onWait: () => void;
}

/** Why a request was not sent, and what can be done about it. Everything that was chosen stays. */
export function Refusal({ error, wrong, address, onWait }: Props) {
  // A changed price is told with both prices beside this.
  const told = error?.code === 'price_changed' ? undefined : error;
  const message = wrong ?? told?.message;
  return (
    <div>
      <FormAlert>
        {message && (
          <>
            {message} {mayHaveArrived(error) && <SafeToRepeat />}
          </>
        )}
      </FormAlert>
      {message && <WayOut code={wrong ? 'invalid_request' : error?.code} address={address} />}
      {!wrong && error?.status === 0 && (
        <Button variant="quiet" className="-ms-2" onClick={onWait}>
          <Trans>Send it when there is a connection</Trans>
        </Button>
      )}
    </div>
  );
}

function SafeToRepeat() {
  return <Trans>Press Send again: however often you do, it is sent once.</Trans>;
}

function WayOut({ code, address }: { code: ApiError['code'] | undefined; address: string }): ReactNode {
  switch (code) {
    case 'nights_taken':
      return (
        <TextLink to={address} state={{ ask: true }}>
          <Trans>Choose other days</Trans>
        </TextLink>
      );
    case 'invalid_request':
      return (
        <TextLink to={address} state={{ ask: true }}>
          <Trans>Change days, guests or note</Trans>
        </TextLink>
      );
    case 'room_unavailable':
    case 'room_not_found':
      return (
        <TextLink to={paths.search}>
          <Trans>Find another room</Trans>
        </TextLink>
      );
    case 'too_many_waiting':
    case 'too_many_waiting_here':
    case 'sent_before':
      return (
        <TextLink to={paths.travellerPendingBookings}>
          <Trans>See what waits for an answer</Trans>
        </TextLink>
      );
    default:
      return null;
  }
}
