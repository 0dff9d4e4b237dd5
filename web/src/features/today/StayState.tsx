import { Trans, useLingui } from '@lingui/react/macro';
import { mayNoteStay } from '../../../../shared/rules/bookingLife.ts';
import { Icon } from '../../components/Icon.tsx';
import { useNow } from '../../components/useNow.ts';
import { formatMoment } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { TakeCash } from '../ledgers/TakeCash.tsx';
import { NoteButton } from '../requests/NoteButton.tsx';
import { storedStay } from '../requests/storedStay.ts';
import type { DayList } from './api/day.ts';

interface Props {
  list: DayList;
  booking: Booking;
}

/** The end of a line: the note that the desk makes next about a stay, or the one that it has made. */
export function StayState({ list, booking }: Props) {
  const now = useNow();
  const { arrivedAt, leftAt, status } = booking;
  if (list === 'ended') return <Ended isMissed={status === 'missed'} />;
  if (leftAt !== undefined) return <Noted isOut moment={formatMoment(leftAt, now)} />;
  if (arrivedAt !== undefined && list === 'arrives')
    return <CheckedIn booking={booking} moment={formatMoment(arrivedAt, now)} />;
  const isDone = arrivedAt !== undefined && list === 'stays';
  return isDone || !mayNoteStay(storedStay(booking), now) ? <span /> : <Next list={list} booking={booking} />;
}

function Ended({ isMissed }: { isMissed: boolean }) {
  return <span className="text-sm text-bark">{isMissed ? <Trans>Did not come</Trans> : <Trans>Cancelled</Trans>}</span>;
}

/** A guest who has come may pay right then. */
function CheckedIn({ booking, moment }: { booking: Booking; moment: string }) {
  return (
    <span className="grid justify-items-end">
      <Noted moment={moment} />
      <TakeCash booking={booking} className="-me-2 py-0!" />
    </span>
  );
}

/** The moment of a note, which screen readers hear in words. */
function Noted({ isOut = false, moment }: { isOut?: boolean; moment: string }) {
  return (
    <span className="numbers inline-flex items-center justify-end gap-1.5 text-sm text-juniper">
      <Icon name="check" className="size-4.5" />
      <span className="sr-only">{isOut ? <Trans>Checked out</Trans> : <Trans>Checked in</Trans>}</span>
      {moment}
    </span>
  );
}

/** A guest who leaves is noted as one who came, too. */
function Next({ list, booking }: Props) {
  const { t } = useLingui();
  const name = guestName(booking.guest.name);
  const look = {
    className: 'px-3.5! py-1! whitespace-nowrap',
    variant: list === 'stays' ? 'quiet' : 'secondary',
  } as const;
  return list === 'leaves' ? (
    <NoteButton booking={booking} guest="left" label={t`Check out: ${name}`} {...look}>
      <Trans>Check out</Trans>
    </NoteButton>
  ) : (
    <NoteButton booking={booking} guest="arrived" label={t`Check in: ${name}`} {...look}>
      <Trans>Check in</Trans>
    </NoteButton>
  );
}
