import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { closeAndFocus } from '../../components/closeAndFocus.ts';
import { langOf } from '../../components/writtenIn.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import type { AnswerControls } from './useAnswering.ts';

interface Props {
  request: Booking;
  answering: AnswerControls;
}

/** Declines a request and refuses its guest for good, after a question that says what follows. */
export function RefuseGuest({ request: { _id: id, guest }, answering }: Props) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { name } = guest;
  const busy = answering.busyWith(id) !== undefined;

  async function refuse() {
    await answering.refuseGuest(id);
    closeAndFocus(() => setAsking(false), null);
  }

  return (
    <>
      <Button
        variant="quiet"
        className="-mx-2 max-sm:grow"
        aria-disabled={busy}
        aria-label={t`Refuse for good: ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Refuse for good</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          title={
            <Trans>
              Refuse <bdi lang={langOf(name)}>{name}</bdi> for good?
            </Trans>
          }
          action={<Trans>Refuse for good</Trans>}
          keep={<Trans>Not now</Trans>}
          busy={busy}
          onConfirm={() => void refuse()}
          onCancel={() => setAsking(false)}
        >
          <Trans>
            All requests of this guest that wait for you are declined, and no other one reaches you, for none of your
            hotels. Bookings that you have accepted stay. You can take this back on your profile.
          </Trans>
        </ConfirmDialog>
      )}
    </>
  );
}
