import { Trans } from '@lingui/react/macro';
import { langOf } from '../../../components/writtenIn.ts';
import { useSession } from '../../../session.ts';
import type { Thread } from '../api/messages.ts';
import type { ThreadName } from '../thread.ts';
import { AllowAgain } from './BlockThread.tsx';

interface Props {
  name: ThreadName;
  thread: Thread;
}

/** In the place of the field: why no more can be written, and the way back where there is one. */
export function Closed({ name, thread }: Props) {
  const mayAllow = !useSession()?.staff && thread.blocked;
  return (
    <div className="grid gap-3 rounded-panel bg-apricot-pale px-4 py-3 text-walnut">
      <p>
        <Why name={name} thread={thread} />
      </p>
      {mayAllow && <AllowAgain name={name} />}
    </div>
  );
}

function Why({ name: { side }, thread }: Props) {
  const { name, closed, blocked } = thread;
  if (blocked && name !== '')
    return (
      <Trans>
        You have blocked <bdi lang={langOf(name)}>{name}</bdi>: neither of you can write here.
      </Trans>
    );
  if (closed === 'hotel_gone') return <Trans>This hotel is not on Sarai now, so no more can be written here.</Trans>;
  if (closed === 'person_gone')
    return side === 'guest' ? (
      <Trans>The owner is not on Sarai now, so no more can be written here.</Trans>
    ) : (
      <Trans>This guest is not on Sarai any more, so no more can be written here.</Trans>
    );
  return <Trans>No more messages can be sent here. Bookings go on as before.</Trans>;
}
