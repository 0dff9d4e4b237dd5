import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { Inbox } from '../features/messages/inbox/Inbox.tsx';
import { ThreadView } from '../features/messages/thread/ThreadView.tsx';
import { useOpened } from '../features/messages/thread/useOpened.ts';
import type { ThreadName } from '../features/messages/thread.ts';
import { paths } from '../paths.ts';

/** What a hotel has written with its guests: all threads, or the one that `?thread=` names. */
export function GuestMessagesPage() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const [thread, booking] = [params.get('thread'), params.get('booking')];
  useOpened(thread !== null);
  const blocked = params.has('blocked');
  const title = blocked ? t`Blocked conversations` : t`Messages`;
  return (
    <DashboardLayout forStaff {...(!thread && { title })}>
      {(session) =>
        thread ? (
          <ThreadView key={thread} name={nameOf(thread, booking)} missing={<NoThread />} />
        ) : (
          <Inbox key={String(blocked)} session={session} blocked={blocked} />
        )
      }
    </DashboardLayout>
  );
}

function nameOf(id: string, booking: string | null): ThreadName {
  return { side: 'owner', id, ...(booking !== null && { bookingRequestId: booking }) };
}

function NoThread() {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`This conversation is not one of yours`}>
        <Trans>Nothing was written here, or it belongs to another account.</Trans>
      </PageTitle>
      <ButtonLink to={paths.guestMessages} className="mt-7">
        <Trans>All messages</Trans>
      </ButtonLink>
    </>
  );
}
