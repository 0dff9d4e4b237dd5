import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { langOf } from '../../../components/writtenIn.ts';
import { paths } from '../../../paths.ts';
import { dropBookingDraft, isOver, readBookingDraft } from './bookingDraft.ts';
import { draftDays } from './PurposeNote.tsx';

/** Says that a request was begun and not sent, or that nobody knows whether it arrived, on the pages to which a traveller comes after a detour. */
export function DraftReminder() {
  const [draft, setDraft] = useState(readBookingDraft);
  const days = draft && draftDays(draft);
  if (!draft || !days || isOver(draft)) return null;
  const { hotelName } = draft.room;
  const drop = () => {
    dropBookingDraft(draft);
    setDraft(undefined);
  };
  return (
    <div className="mb-6 rounded-control bg-apricot-pale px-4 pt-3 pb-1 text-walnut wrap-anywhere">
      <p>
        {draft.tried ? (
          <Trans>
            We do not know whether your request for <bdi lang={langOf(hotelName)}>{hotelName}</bdi>, {days} arrived.
            Send it again: it stays one request.
          </Trans>
        ) : (
          <Trans>
            You have begun to ask for <bdi lang={langOf(hotelName)}>{hotelName}</bdi>, {days}. It is not sent yet.
          </Trans>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-4">
        <TextLink to={paths.sendBookingRequest}>
          <Trans>Look it over and send it</Trans>
        </TextLink>
        <Button variant="quiet" onClick={drop}>
          <Trans>Forget it</Trans>
        </Button>
      </p>
    </div>
  );
}
