import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { VisitorQuestion } from '../features/messages/ask/VisitorQuestion.tsx';
import { readDraft } from '../features/messages/drafts.ts';
import { Inbox } from '../features/messages/inbox/Inbox.tsx';
import { ThreadView } from '../features/messages/thread/ThreadView.tsx';
import { useOpened } from '../features/messages/thread/useOpened.ts';
import { paths } from '../paths.ts';
import { currentSession } from '../session.ts';

/** What a traveller has written with owners: all threads, or the one with the owner of the property that `?property=` names. */
export function MessagesPage() {
  const [params] = useSearchParams();
  const property = params.get('property');
  useOpened(property !== null);
  return (
    <div className={`page ${property ? 'pt-1 sm:pt-6' : 'py-6 sm:py-10'}`}>
      <div className="mx-auto max-w-2xl">
        {property ? <ThreadOf key={property} propertyId={property} /> : <AllThreads blocked={params.has('blocked')} />}
      </div>
    </div>
  );
}

/** A visitor who has begun a question says who asks; anybody else without a session is sent to login. */
function ThreadOf({ propertyId }: { propertyId: string }) {
  const [asked, setAsked] = useState(() =>
    currentSession() ? undefined : readDraft({ side: 'guest', id: propertyId }),
  );
  if (asked?.text)
    return <VisitorQuestion propertyId={propertyId} kept={asked} onSession={() => setAsked(undefined)} />;
  return (
    <RequireSession role="user">
      {() => <ThreadView name={{ side: 'guest', id: propertyId }} missing={<NoThread />} />}
    </RequireSession>
  );
}

function AllThreads({ blocked }: { blocked: boolean }) {
  const { t } = useLingui();
  return (
    <RequireSession role="user">
      {(session) => (
        <div className="grid gap-6">
          <PageTitle title={blocked ? t`Blocked conversations` : t`Messages`} />
          <Inbox key={String(blocked)} session={session} blocked={blocked} action={<SearchRooms />} />
        </div>
      )}
    </RequireSession>
  );
}

function SearchRooms() {
  return (
    <ButtonLink to={paths.search}>
      <Trans>Search rooms</Trans>
    </ButtonLink>
  );
}

function NoThread() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Nothing was written here`}>
        <Trans>This hotel is not on Sarai now, and you have not written with its owner.</Trans>
      </PageTitle>
      <ButtonLink to={paths.messages} className="mt-7">
        <Trans>All messages</Trans>
      </ButtonLink>
    </>
  );
}
