import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { nightsBetween } from '../../../../../shared/rules/stays.ts';
import { Button } from '../../../components/Button.tsx';
import { focusMain } from '../../../components/focusMain.ts';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { useFocusAfter } from '../../../components/useFocusAfter.ts';
import { Quote } from '../../../components/Written.tsx';
import { langOf } from '../../../components/writtenIn.ts';
import { useBrowserList } from '../../../offline/BrowserList.ts';
import { isAt, paths, waitingRequestPath } from '../../../paths.ts';
import { formatDay } from '../../../words/days.ts';
import { PlaceName } from '../../rooms/PlaceName.tsx';
import { formatParty } from '../../rooms/partyWords.ts';
import { keepBookingDraft, withNewKey } from '../request/bookingDraft.ts';
import { PriceSum } from '../request/PriceSum.tsx';
import { agesIn, knownAges, partyIn } from '../request/party/party.ts';
import { WantedRooms } from '../request/WantedRooms.tsx';
import { wantedKinds } from '../request/wantedKinds.ts';
import { typedDays } from '../stay/chosenDays.ts';
import { StayHeader } from '../stay/StayHeader.tsx';
import { AdvanceOfDraft } from './AdvanceOfDraft.tsx';
import { ConfirmToSend } from './ConfirmToSend.tsx';
import { mayBeWithOwner, takeBack, useIsUnderWay } from './sendWaiting.ts';
import { addressAfter, dropWaiting, isOf, type WaitingRequest as Waiting, waitingRequests } from './waitingRequests.ts';

/** Above the bookings: what is not among them yet, for want of a connection. */
export function WaitingList() {
  const waiting = useBrowserList(waitingRequests);
  if (waiting.length === 0) return null;
  return (
    <ul className="mt-6 grid gap-5">
      {waiting.map((each) => (
        <li key={each.draft.requestKey} className="min-w-0">
          <WaitingCard waiting={each} />
        </li>
      ))}
    </ul>
  );
}

/** A request that waits for a connection or a confirmed email; once it is sent, the booking that it has become. */
export function WaitingRequest({ requestKey }: { requestKey: string }) {
  const waiting = useBrowserList(waitingRequests).find((each) => isOf(each, requestKey));
  const state = useWaitingState(waiting);
  const isThere = waiting !== undefined;
  const isUnconfirmed = state === 'unconfirmed';
  useFocusAfter(isThere && isUnconfirmed);
  if (!waiting) return <Navigate replace to={addressAfter(requestKey)} />;
  return (
    <>
      <WaitingTitle state={state} />
      {isUnconfirmed && <ConfirmToSend />}
      <WaitingCard waiting={waiting} />
    </>
  );
}

type WaitingState = 'refused' | 'underWay' | 'unconfirmed' | 'offline';

function useWaitingState(waiting: Waiting | undefined): WaitingState {
  const isUnderWay = useIsUnderWay(waiting?.draft.requestKey ?? '');
  if (waiting?.refused !== undefined) return 'refused';
  if (isUnderWay || (waiting?.entered && navigator.onLine)) return 'underWay';
  return waiting?.unconfirmed ? 'unconfirmed' : 'offline';
}

function WaitingTitle({ state }: { state: WaitingState }) {
  const { t } = useLingui();
  const titles = {
    refused: t`Your request is not sent`,
    underWay: t`Your request is being sent`,
    unconfirmed: t`Confirm your email, and your request goes`,
    offline: t`Your request waits for a connection`,
  };
  return (
    <PageTitle title={titles[state]}>
      {(state === 'unconfirmed' || state === 'offline') && (
        <Trans>The owner does not know of it yet, and the nights are free for others until it is sent.</Trans>
      )}
    </PageTitle>
  );
}

/** An unsent request: its room and stay, and what can be done. */
function WaitingCard({ waiting }: { waiting: Waiting }) {
  const { room, typed } = waiting.draft;
  const { arrival = '', checkOut = '' } = typedDays(typed);
  const id = useId();
  const state = useWaitingState(waiting);
  return (
    <article aria-labelledby={id} className="grid gap-4 rounded-panel bg-drift p-5 sm:p-6">
      <StayHeader
        id={id}
        hotel={<bdi lang={langOf(room.hotelName)}>{room.hotelName}</bdi>}
        place={<PlaceName typed={room.location} />}
        icon={state === 'refused' ? 'close' : 'mail'}
        look="bg-apricot-pale text-apricot-deep"
      >
        <StateMark state={state} />
      </StayHeader>
      <div className="numbers">
        <p className="text-lg">
          <span className="inline-block">{arrival && formatDay(arrival)}</span>
          {' – '}
          <span className="inline-block">{checkOut && formatDay(checkOut)}</span>{' '}
          <span className="block text-base text-bark">
            {formatParty({ guests: Number(typed.guests), children: knownAges(agesIn(room, typed)) })}
          </span>
        </p>
        <WantedRooms draft={waiting.draft} />
        <PriceSum
          nights={arrival && checkOut ? nightsBetween(arrival, checkOut) : 0}
          wanted={wantedKinds(waiting.draft)}
          party={partyIn(room, typed)}
        />
        <AdvanceOfDraft draft={waiting.draft} />
      </div>
      {typed.note.trim() && <Quote text={typed.note} />}
      <WaitingActions waiting={waiting} />
    </article>
  );
}

function StateMark({ state }: { state: WaitingState }) {
  switch (state) {
    case 'refused':
      return <Trans>Not sent</Trans>;
    case 'underWay':
      return <Trans>On its way</Trans>;
    case 'unconfirmed':
      return <Trans>Waiting for your email</Trans>;
    case 'offline':
      return <Trans>Waiting for a connection</Trans>;
  }
}

/** The state of a request that is not sent yet, and the ways to change it. */
function WaitingActions({ waiting }: { waiting: Waiting }) {
  const { draft, refused } = waiting;
  const navigate = useNavigate();
  const giveUp = () => {
    takeBack(waiting);
    // The button that had the focus is gone.
    focusMain();
  };
  /** A request that the API has refused has not arrived. */
  const lookOver = () => {
    keepBookingDraft(withNewKey(draft));
    dropWaiting(draft.requestKey, paths.sendBookingRequest);
    navigate(paths.sendBookingRequest);
  };
  return (
    <div className="grid gap-3">
      <p>
        {refused ?? <UntilThen waiting={waiting} />}{' '}
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

/** How an unsent request goes on by itself. */
function UntilThen({ waiting: { draft, unconfirmed } }: { waiting: Waiting }) {
  const here = isAt(useLocation().pathname, paths.sendBookingRequest);
  if (!unconfirmed) return <Trans>Kept on this phone, and sent once there is a connection while Sarai is open.</Trans>;
  return (
    <>
      <Trans>Kept on this phone, and sent by itself once your email is confirmed.</Trans>{' '}
      {!here && (
        <TextLink to={waitingRequestPath(draft.requestKey)}>
          <Trans>Confirm your email</Trans>
        </TextLink>
      )}
    </>
  );
}
