import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { closeAndFocus } from '../../../components/closeAndFocus.ts';
import { langOf } from '../../../components/writtenIn.ts';
import { useOutcome } from '../../../forms/outcomeOf.ts';
import { setBlocked } from '../api/messages.ts';
import type { ThreadName } from '../thread.ts';

/** Blocks the other side of a thread, after a question that says what follows. */
export function BlockThread({ name, other }: { name: ThreadName; other: string }) {
  const [asking, setAsking] = useState(false);
  const [busy, run] = useOutcome(() => setBlocked(name, true));
  const person = <bdi lang={langOf(other)}>{other}</bdi>;
  async function block() {
    await run();
    closeAndFocus(() => setAsking(false), null);
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trans>Block</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={<Trans>Block {person}?</Trans>}
          action={<Trans>Block</Trans>}
          keep={<Trans>Not now</Trans>}
          busy={busy}
          onConfirm={() => void block()}
          onCancel={() => setAsking(false)}
        >
          <Trans>
            Nothing more can be written here, and the conversation goes from your messages. Bookings and their mails
            stay. You can take this back here.
          </Trans>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Takes a block back. */
export function AllowAgain({ name }: { name: ThreadName }) {
  const [busy, run] = useOutcome(() => setBlocked(name, false));
  return (
    <Button variant="secondary" busy={busy} className="justify-self-start" onClick={() => void run()}>
      <Trans>Allow messages again</Trans>
    </Button>
  );
}
