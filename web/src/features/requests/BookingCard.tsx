import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { reasonField } from '../../../../shared/rules/stays.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { closeAndFocus } from '../../components/closeAndFocus.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextArea } from '../../forms/TextArea.tsx';
import { useForm } from '../../forms/useForm.ts';
import { guestReviewPath } from '../../paths.ts';
import { useSession } from '../../session.ts';
import { formatMoment, formatStay } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { EndReason } from '../bookings/stay/EndReason.tsx';
import { MailLink, PhoneLinks } from '../bookings/stay/PhoneLinks.tsx';
import { formatRooms } from '../bookings/stay/roomWords.ts';
import { StayFacts } from '../bookings/stay/StayFacts.tsx';
import { sourceNames } from '../bookings/stay/sourceNames.ts';
import { MoneyOfBooking } from '../ledgers/MoneyOfBooking.tsx';
import { ChangeOwnBooking } from '../ownBookings/ChangeOwnBooking.tsx';
import { LinkOfVoucher } from '../vouchers/LinkOfVoucher.tsx';
import { useCancelAsOwner } from './api/requests.ts';
import { CancelOwnBooking } from './CancelOwnBooking.tsx';
import { DeskActs, ends } from './DeskActs.tsx';
import { sayAct } from './deskActWords.ts';
import { GuestCard } from './GuestCard.tsx';
import { HostNote } from './HostNote.tsx';
import { MessageGuest } from './MessageGuest.tsx';
import { MoveRoom } from './MoveRoom.tsx';
import { OwnProposal } from './OwnProposal.tsx';
import { ProposeStay } from './ProposeStay.tsx';
import { RefundOwed } from './RefundOwed.tsx';
import { StayActions } from './StayActions.tsx';
import { TakeOut } from './TakeOut.tsx';
import { WishOfGuest } from './WishOfGuest.tsx';

/**
 * A booking, or a request that came to nothing; of an active one with its guest's number and the way
 * to cancel it, of a stay that is over what the guest wrote.
 */
export function BookingCard({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const name = guestName(booking.guest.name);
  return (
    <GuestCard
      name={name}
      aside={
        booking.code && (
          <p className="numbers text-bark">
            <Trans>
              Voucher <bdi className="font-semibold text-walnut">{booking.code}</bdi>
            </Trans>
          </p>
        )
      }
    >
      <StayFacts booking={booking} />
      {booking.source !== undefined && <p className="text-sm text-bark">{sourceNames()[booking.source]}</p>}
      <MessageGuest booking={booking} />
      <HostNote booking={booking} />
      <BookingEnd booking={booking} />
      <StayActions booking={booking} />
      <MoneyOfBooking booking={booking} />
      {booking.reviewedAt !== undefined && (
        <p>
          <ButtonLink to={guestReviewPath(booking._id)} variant="secondary" aria-label={t`Read the review of ${name}`}>
            <Trans>Read the review</Trans>
          </ButtonLink>
        </p>
      )}
      {booking.status === 'active' && <StayAhead booking={booking} name={name} />}
      {booking.status === 'completed' && booking.source !== undefined && <ChangeOwnBooking booking={booking} />}
      <DeskActs booking={booking} />
    </GuestCard>
  );
}

/** Proposal, guest and changes of a booking that is ahead; what ends nights that were agreed is not for staff. */
function StayAhead({ booking, name }: { booking: Booking; name: string }) {
  const { t } = useLingui();
  const isOwner = !useSession()?.staff;
  const { contactNumber, email } = booking.guest;
  return (
    <>
      <OwnProposal booking={booking} name={name} />
      <WishOfGuest booking={booking} name={name} />
      <div className="flex flex-wrap gap-3">
        <PhoneLinks name={name} number={contactNumber} />
        <LinkOfVoucher booking={booking} side="owner" label={t`Send the voucher of ${name}`}>
          <Trans>Voucher</Trans>
        </LinkOfVoucher>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {email !== '' && <MailLink email={email} />}
        {booking.source !== undefined && <ChangeOwnBooking booking={booking} />}
        {isOwner && <CancelBooking booking={booking} name={name} />}
      </div>
      <div className="-mt-4 flex flex-wrap gap-x-6">
        <MoveRoom booking={booking} name={name} />
        <ProposeStay booking={booking} name={name} />
        {isOwner && <TakeOut booking={booking} name={name} />}
      </div>
    </>
  );
}

/** How a booking or a request came to nothing, and why; nothing of those that did not. */
function BookingEnd({ booking }: { booking: Booking }) {
  const end = endOf(booking);
  if (end === undefined) return null;
  return (
    <div className="grid gap-2 text-bark">
      <p className="numbers">{end}</p>
      <EndReason booking={booking} className="border-hairline" />
    </div>
  );
}

/** An end that the hotel's own side has made stands among the acts of the booking. */
function endOf({ status, cancelledBy, charged, endedAt = '', acts = [] }: Booking): string | undefined {
  if (endedAt === '') return undefined;
  const own = acts.find(({ act }) => ends.includes(act));
  if (own) return charged ? t`${sayAct(own)}. The price counts as income.` : sayAct(own);
  const when = formatMoment(endedAt);
  if (status === 'expired') return t`Nobody answered in time: ${when}`;
  if (status === 'rejected') return t`Declined automatically, ${when}`;
  return cancelled(cancelledBy, when);
}

function cancelled(by: Booking['cancelledBy'], when: string): string {
  if (by === 'channel') return t`Cancelled by its platform, ${when}`;
  if (by === 'lapse') return t`The advance was not paid in time, ${when}`;
  return by === 'sarai' ? t`Cancelled by Sarai, ${when}` : t`Cancelled by the guest, ${when}`;
}

/** Cancels a booking, with a reason that the guest reads. */
function CancelBooking({ booking, name }: { booking: Booking; name: string }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="-mx-2"
        aria-label={t`Cancel booking of ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trans>Cancel booking</Trans>
      </Button>
      {asking && booking.source !== undefined && (
        <CancelOwnBooking booking={booking} onClose={() => setAsking(false)} />
      )}
      {asking && booking.source === undefined && <Question booking={booking} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useLingui();
  const name = guestName(booking.guest.name);
  const id = useId();
  const cancel = useCancelAsOwner(booking._id);
  const { form, control, busy } = useForm({
    fields: { reason: reasonField },
    send: ({ reason }) => cancel(reason),
    // The list of bookings ahead loses the card.
    onDone: () => closeAndFocus(onClose, null),
  });
  const rooms = formatRooms(booking.rooms);
  const days = formatStay(booking.checkIn, booking.checkOut);
  return (
    <ConfirmDialog
      title={<Trans>Cancel the booking of {name}?</Trans>}
      action={<Trans>Cancel booking</Trans>}
      form={id}
      busy={busy}
      onCancel={onClose}
    >
      <Trans>
        {rooms}, {days}. The nights that are left can be booked by others at once, and the guest, who counts on them,
        gets a mail with your reason. This cannot be undone.
      </Trans>
      {booking.advance && (
        <p className="numbers mt-3 text-walnut">
          <RefundOwed booking={booking} />
        </p>
      )}
      <form {...form} id={id} className="mt-5 grid gap-5 text-walnut">
        <TextArea {...control('reason')} rows={3} hint={t`The guest reads this.`} />
        <FormAlert />
      </form>
    </ConfirmDialog>
  );
}
