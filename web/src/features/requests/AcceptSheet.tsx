import { Trans } from '@lingui/react/macro';
import type { AcceptancePreview } from '../../../../shared/contracts/vendorBookings.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { formatNights, formatStay } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { formatRooms } from '../bookings/stay/roomWords.ts';
import { QuoteLines } from '../bookings/stay/StayFacts.tsx';
import { sayAskedAdvance } from '../ledgers/askedAdvance.ts';
import { formatPrice } from '../rooms/format.ts';
import { outcomeSentence, resultOf } from './answers.ts';
import { useAcceptance } from './api/requests.ts';
import { MailNote } from './MailNote.tsx';
import { type SheetProps, useSheetAnswer } from './useSheetAnswer.ts';

/** Asks before a request is accepted: the rooms that it takes, whom it declines, and what is mailed. */
export function AcceptSheet(props: SheetProps) {
  const { request, onClose } = props;
  const { send, busy } = useSheetAnswer(props, 'accept');
  const { preview, error } = useAcceptance(request._id);
  const name = guestName(request.guest.name);
  return (
    <ConfirmDialog
      title={
        <Trans>
          Accept <bdi lang={langOf(name)}>{name}</bdi>?
        </Trans>
      }
      action={<Trans>Accept</Trans>}
      keep={<Trans>Not now</Trans>}
      busy={busy || !(preview || error)}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <div className="grid gap-4">
        {preview ? (
          <Consequences request={request} preview={preview} />
        ) : (
          !error && <Skeletons className="grid gap-3" shapes={['h-12 w-full', 'h-6 w-56 max-w-full']} />
        )}
        <MailNote guest={name} accepts />
        <FormAlert>{error && outcomeSentence(resultOf(error))}</FormAlert>
      </div>
    </ConfirmDialog>
  );
}

function Consequences({
  request,
  preview: { rooms, quote, declines, advance },
}: {
  request: Booking;
  preview: AcceptancePreview;
}) {
  const { checkIn, checkOut, nights, total } = request;
  return (
    <>
      <p className="numbers text-walnut">
        <strong className="block font-semibold">{formatRooms(rooms)}</strong>
        {formatStay(checkIn, checkOut)} · {formatNights(nights)} · {formatPrice(total)}
        {quote && (
          <span className="block text-sm text-bark">
            <QuoteLines quote={quote} />
          </span>
        )}
      </p>
      {advance && <p className="numbers">{sayAskedAdvance(advance)}</p>}
      {declines.length === 0 ? (
        <p>
          <Trans>No other request is declined by it.</Trans>
        </p>
      ) : (
        <div>
          <p>
            <Trans>
              Too few rooms are left for these requests, so they are declined, and their guests told by mail:
            </Trans>
          </p>
          <ul className="mt-1 text-walnut">
            {declines.map((each) => (
              <Declined key={each.bookingRequestId} request={each} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Declined({ request }: { request: AcceptancePreview['declines'][number] }) {
  const name = guestName(request.userName);
  return (
    <li className="numbers py-1 wrap-anywhere">
      <bdi lang={langOf(name)} className="font-semibold">
        {name}
      </bdi>{' '}
      {formatStay(request.bookingStartDate, request.bookingEndDate)}
    </li>
  );
}
