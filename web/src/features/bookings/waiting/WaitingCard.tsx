import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { nightsBetween } from '../../../../../shared/rules/stays.ts';
import { Icon } from '../../../components/Icon.tsx';
import { langOf } from '../../../components/writtenIn.ts';
import { formatDay } from '../../../words/days.ts';
import { formatGuests } from '../../rooms/format.ts';
import { PlaceName } from '../../rooms/PlaceName.tsx';
import { PriceSum } from '../request/PriceSum.tsx';
import { typedDays } from '../stay/chosenDays.ts';
import { WaitingActions } from './WaitingActions.tsx';
import type { WaitingRequest } from './waitingRequests.ts';

/** A request that is not sent yet: what is asked for, and what can be done. */
export function WaitingCard({ waiting }: { waiting: WaitingRequest }) {
  const { room, typed } = waiting.draft;
  const { arrival = '', checkOut = '' } = typedDays(typed);
  const id = useId();
  return (
    <article aria-labelledby={id} className="grid gap-4 rounded-panel bg-drift p-5 sm:p-6">
      <header className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-xl wrap-anywhere sm:text-2xl">
            <bdi lang={langOf(room.hotelName)}>{room.hotelName}</bdi>
          </h2>
          <p className="text-bark wrap-anywhere">
            <Trans>Room {room.roomNumber}</Trans> · <PlaceName typed={room.location} />
          </p>
        </div>
        <Mark refused={waiting.refused !== undefined} />
      </header>
      <div className="numbers">
        <p className="text-lg">
          <span className="whitespace-nowrap">{arrival && formatDay(arrival)}</span>
          {' – '}
          <span className="whitespace-nowrap">{checkOut && formatDay(checkOut)}</span>{' '}
          <span className="block text-base text-bark">{formatGuests(Number(typed.guests))}</span>
        </p>
        <PriceSum nights={arrival && checkOut ? nightsBetween(arrival, checkOut) : 0} price={room.price} />
      </div>
      {typed.note.trim() && (
        <blockquote
          dir="auto"
          lang={langOf(typed.note)}
          className="border-s-2 border-apricot ps-4 whitespace-pre-line wrap-anywhere"
        >
          {typed.note}
        </blockquote>
      )}
      <WaitingActions waiting={waiting} />
    </article>
  );
}

function Mark({ refused }: { refused: boolean }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 rounded-full bg-apricot-pale px-3 py-1 text-sm font-semibold text-apricot-deep">
      <Icon name={refused ? 'close' : 'mail'} className="size-4" />
      {refused ? <Trans>Not sent</Trans> : <Trans>Waiting for a connection</Trans>}
    </span>
  );
}
