import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { focusMain } from '../components/focusMain.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { readBookingDraft } from '../features/bookings/request/bookingDraft.ts';
import { draftDays } from '../features/bookings/request/PurposeNote.tsx';
import { ReviewRequest } from '../features/bookings/request/ReviewRequest.tsx';
import { SentRequest } from '../features/bookings/request/SentRequest.tsx';
import { VisitorRequest } from '../features/bookings/request/VisitorRequest.tsx';
import { WaitingRequest } from '../features/bookings/waiting/WaitingCards.tsx';
import { AskForPhone } from '../features/push/AskForPhone.tsx';
import { paths, waitingRequestPath } from '../paths.ts';
import { currentSession } from '../session.ts';

/** The request that `?booking=` names, one that waits, the one that is drafted, or how to begin one. */
export function SendBookingRequestPage() {
  const [params] = useSearchParams();
  const [id, waiting] = [params.get('booking'), params.get('waiting')];
  return (
    <div className="page py-8 sm:py-12" key={id ?? waiting}>
      {id || waiting ? <Sent id={id} waiting={waiting} /> : <Drafted />}
    </div>
  );
}

function Sent({ id, waiting }: { id: string | null; waiting: string | null }) {
  return (
    <RequireSession role="user">
      {(session) => (
        <AfterSending>
          {id ? <SentRequest id={id} /> : waiting && <WaitingRequest requestKey={waiting} />}
          {id && <AskForPhone account={session} />}
        </AfterSending>
      )}
    </RequireSession>
  );
}

/** A visitor says who asks; whoever is logged in, also in another tab meanwhile, looks the draft over. */
function Drafted() {
  const navigate = useNavigate();
  const [visited, setVisited] = useState(() => (currentSession() ? undefined : readBookingDraft()));
  if (!visited || !draftDays(visited)) return <RequireSession role="user">{() => <Draft />}</RequireSession>;
  const { requestKey } = visited;
  const onSession = () => {
    if (readBookingDraft()?.requestKey === requestKey) setVisited(undefined);
    else navigate(waitingRequestPath(requestKey), { replace: true });
  };
  return <VisitorRequest kept={visited} onSession={onSession} />;
}

/** The request in the place of the form, whose button had the focus and is gone. */
function AfterSending({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusMain();
  }, []);
  return (
    <div className="grid gap-6">
      {children}
      <p>
        <TextLink to={paths.travellerBookings}>
          <Trans>All your bookings</Trans>
        </TextLink>
      </p>
    </div>
  );
}

function Draft() {
  const [draft] = useState(readBookingDraft);
  return draft && draftDays(draft) ? <ReviewRequest kept={draft} /> : <HowToBegin />;
}

/** Explains how to begin a request, where there is none. */
function HowToBegin() {
  const { t } = useLingui();
  return (
    <div>
      <PageTitle title={t`Ask for a room`}>
        <Trans>You have not begun a request. It takes a minute and costs nothing.</Trans>
      </PageTitle>
      <ol className="mt-6 grid max-w-xl list-decimal gap-2 ps-5 sm:text-lg">
        <li>
          <Trans>Find a room and press Book Now.</Trans>
        </li>
        <li>
          <Trans>Choose your days and guests. You see the whole price.</Trans>
        </li>
        <li>
          <Trans>
            Look it over here and send it. The owner has 24 hours at most, and less for a stay that begins today.
          </Trans>
        </li>
      </ol>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={paths.search}>
          <Trans>Search rooms</Trans>
        </ButtonLink>
        <TextLink to={paths.travellerBookings}>
          <Trans>Your bookings</Trans>
        </TextLink>
      </div>
    </div>
  );
}
