import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { closeAndFocus } from '../../components/closeAndFocus.ts';
import { useOutcome } from '../../forms/outcomeOf.ts';
import type { CalendarChanges } from './api/calendars.ts';

/** Removes a calendar, after asking. */
export function RemoveCalendar({ name, changes }: { name: string; changes: CalendarChanges }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [busy, remove] = useOutcome(changes.remove);

  async function confirm() {
    const { error } = await remove();
    // The card is gone, or the message says why not.
    closeAndFocus(() => setAsking(false), error ? undefined : null);
  }

  return (
    <>
      <Button
        variant="quiet"
        className="-ms-2 justify-self-start"
        aria-label={t`Remove the calendar of ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Remove the calendar</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={<Trans>Remove the calendar of {name}?</Trans>}
          action={<Trans>Remove</Trans>}
          busy={busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          <Trans>
            The nights that it holds are free again, and its link ends. Bookings that you made of its events stay as
            your own.
          </Trans>
        </ConfirmDialog>
      )}
    </>
  );
}
