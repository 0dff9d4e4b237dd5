import { Trans, useLingui } from '@lingui/react/macro';
import { type ApiError, type ApiErrorCode, mayHaveArrived } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { FormAlert } from '../../../forms/FormAlert.tsx';
import { paths } from '../../../paths.ts';
import type { RequestedRoom } from './requestedRoom.ts';

interface Props {
  /** Why the API refused the request, or why there was no answer. */
  error: ApiError | undefined;
  /** A sentence about what is wrong with the draft itself. */
  wrong: string | undefined;
  /** The room that was asked for. */
  room: Pick<RequestedRoom, 'address' | 'from'>;
  /** Sends it when there is a connection. */
  onWait?: () => void;
}

/** Ways out for a request that was not sent, or is wrong itself. Everything that was chosen stays. */
export function Refusal({ error, wrong, room, onWait }: Props) {
  const code = wrong ? 'invalid_request' : error?.code;
  return (
    <div>
      <FormAlert>{wrong ?? (mayHaveArrived(error) && <SafeToRepeat />)}</FormAlert>
      {code && <WayOut code={code} room={room} />}
      {!wrong && onWait && error?.status === 0 && (
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

/** A link to what can be done about a refusal. */
function WayOut({ code, room }: { code: ApiErrorCode; room: Props['room'] }) {
  const { t } = useLingui();
  const toRoom = { to: room.address, state: { ask: true, from: room.from } };
  const elsewhere = { to: paths.search, words: t`Find another room` };
  const waiting = { to: paths.travellerPendingBookings, words: t`See what waits for an answer` };
  const ways: Partial<Record<ApiErrorCode, { to: string; state?: object; words: string }>> = {
    nights_taken: { ...toRoom, words: t`Choose other days` },
    too_few_rooms: { ...toRoom, words: t`Change the rooms` },
    invalid_request: { ...toRoom, words: t`Change days, rooms, guests or note` },
    room_unavailable: elsewhere,
    room_not_found: elsewhere,
    too_many_waiting: waiting,
    too_many_waiting_here: waiting,
    sent_before: waiting,
  };
  const way = ways[code];
  return way && <TextLink {...way}>{way.words}</TextLink>;
}
