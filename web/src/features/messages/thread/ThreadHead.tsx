import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Link } from '../../../components/Link.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { langOf } from '../../../components/writtenIn.ts';
import { hotelPath, paths } from '../../../paths.ts';
import { useSession } from '../../../session.ts';
import { guestName } from '../../../words/guests.ts';
import { isolate } from '../../../words/isolate.ts';
import type { Thread } from '../api/messages.ts';
import type { ThreadName } from '../thread.ts';
import { BlockThread } from './BlockThread.tsx';

interface Props {
  name: ThreadName;
  thread: Thread;
  /** Something of the other side can be reported. */
  reportable: boolean;
  /** A message to report is being chosen. */
  choosing: boolean;
  onChoose: (choosing: boolean) => void;
}

/** With whom the thread is; it stays above what is read, with the way back. */
export function ThreadTitle({ name: { side }, thread: { hotelName, name } }: Pick<Props, 'name' | 'thread'>) {
  const { t } = useLingui();
  const isGuest = side === 'guest';
  return (
    <div className="sticky top-0 z-10 -mx-2 flex items-center gap-1 bg-snow px-2 py-1 [&_h1]:line-clamp-2 [&_h1]:text-2xl">
      <Link
        to={isGuest ? paths.messages : paths.guestMessages}
        aria-label={t`All messages`}
        className="-ms-3 grid size-11 shrink-0 place-items-center rounded-control text-walnut"
      >
        <Icon name="chevronStart" className="size-6" />
      </Link>
      <PageTitle title={isolate(isGuest ? hotelName : guestName(name))} />
    </div>
  );
}

/** Which hotel and people the thread is about, and what can be done about them. */
export function ThreadHead({ name, thread, ...acts }: Props) {
  const isGuest = name.side === 'guest';
  return (
    <div className="-mt-3 border-b border-hairline pb-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="min-w-0 text-bark wrap-anywhere">
          <With isGuest={isGuest} thread={thread} />
        </p>
        {acts.reportable && <Acts name={name} thread={thread} {...acts} />}
      </div>
      {isGuest && thread.closed !== 'hotel_gone' && (
        <TextLink to={hotelPath(thread.propertyId)}>
          <Trans>Rooms and prices</Trans>
        </TextLink>
      )}
      <div role="status" className="empty:hidden">
        {acts.choosing && (
          <p className="rounded-control bg-apricot-pale px-4 py-3">
            <Trans>Choose the message that you report.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function With({ isGuest, thread: { name, hotelName } }: { isGuest: boolean; thread: Thread }) {
  if (!isGuest) return <bdi lang={langOf(hotelName)}>{hotelName}</bdi>;
  if (name === '') return null;
  return (
    <Trans>
      With <bdi lang={langOf(name)}>{name}</bdi>
    </Trans>
  );
}

/** Buttons that report and block, once the other side has written. */
function Acts({ name, thread, choosing, onChoose }: Omit<Props, 'reportable'>) {
  const isStaff = useSession()?.staff;
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-x-2">
      <Button variant="quiet" onClick={() => onChoose(!choosing)}>
        {choosing ? <Trans>Report nothing</Trans> : <Trans>Report</Trans>}
      </Button>
      {!isStaff && !thread.closed && <BlockThread name={name} other={guestName(thread.name)} />}
    </div>
  );
}
