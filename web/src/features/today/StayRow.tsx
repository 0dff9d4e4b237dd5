import { language } from 'virtual:sarai-language';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { accountOf } from '../../../../shared/rules/ledger.ts';
import { useFocusInPlace } from '../../components/useFocusInPlace.ts';
import { langOf } from '../../components/writtenIn.ts';
import { formatDayAs } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import { listed } from '../../words/lists.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { CallLink } from '../bookings/stay/PhoneLinks.tsx';
import { formatEnded } from '../bookings/stay/roomWords.ts';
import { SourceSign } from '../bookings/stay/SourceSign.tsx';
import { formatPrice } from '../rooms/format.ts';
import { countExtra, formatParty } from '../rooms/partyWords.ts';
import type { DayList } from './api/day.ts';
import { secondLine } from './looks.ts';
import { roomsLeftOn, roomsOnDay } from './roomsOfDay.ts';
import { StayState } from './StayState.tsx';

interface Props {
  list: DayList;
  booking: Booking;
  day: string;
  /** Opens the booking. */
  onOpen: () => void;
}

/** A stay in one line: room, guest, until when, and the price or what is left of it; a press opens its booking. */
export function StayRow({ list, booking, day, onOpen }: Props) {
  const name = guestName(booking.guest.name);
  const place = useFocusInPlace<HTMLLIElement>(`${booking.arrivedAt} ${booking.leftAt} ${booking.paid}`);
  const left = formatEnded(roomsLeftOn(booking, day));
  return (
    <li {...place} className="col-span-full grid grid-cols-subgrid items-center border-t border-hairline">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="group col-span-2 grid min-h-13 grid-cols-subgrid content-center items-baseline rounded-control py-1 text-start @2xl:col-span-4 @2xl:py-3.75"
      >
        <Rooms numbers={roomsOnDay(booking, day)} />{' '}
        <span lang={langOf(name)} className="min-w-0 leading-snug">
          <bdi className="font-semibold wrap-anywhere underline-offset-4 group-hover:underline">{name}</bdi>
          {'\u00a0'}
          <SourceSign source={booking.source} className="size-4 align-[-0.125em] text-bark" />
          {booking.hostNote && (
            <span lang={langOf(booking.hostNote.text)} className={`block truncate ${secondLine}`}>
              <bdi>{booking.hostNote.text}</bdi>
            </span>
          )}
          {sayParty(booking).map((line) => (
            <span key={line} className={`block ${secondLine}`}>
              {line}
            </span>
          ))}
          {left.length > 0 && <span className={`block ${secondLine}`}>{listed(left)}</span>}
        </span>{' '}
        <span className="col-start-2 flex min-w-0 flex-wrap justify-between gap-x-3 @2xl:contents">
          <span className={`whitespace-nowrap ${secondLine}`}>{sayDays(list, booking)}</span>{' '}
          <span className={`whitespace-nowrap text-end ${secondLine}`}>{sayMoney(booking)}</span>
        </span>
      </button>
      <span className="text-sm @max-4xl:hidden">
        <CallLink name={name} number={booking.guest.contactNumber} />
      </span>
      <StayState list={list} booking={booking} />
    </li>
  );
}

/** Children by their ages, and extras with their numbers, where there are some: whoever makes beds and breakfast reads both. */
function sayParty({ guests, children, quote }: Booking): string[] {
  const extras = quote?.extras.map(countExtra) ?? [];
  return [...(children ? [formatParty({ guests, children })] : []), ...(extras.length > 0 ? [listed(extras)] : [])];
}

/** Two numbers of rooms at most; screen readers hear all. */
function Rooms({ numbers }: { numbers: readonly number[] }) {
  const [shown, more] = numbers.length > 2 ? [numbers.slice(0, 1), numbers.length - 1] : [numbers, 0];
  const all = listed(numbers.map(String));
  return (
    <span lang="en" className="numbers leading-snug font-semibold">
      <span lang={language} className="sr-only">
        <Trans>Room {all},</Trans>
      </span>
      <span aria-hidden="true">
        {shown.map((number) => (
          <span key={number} className="block">
            {number}
          </span>
        ))}
        {more > 0 && (
          <span dir="ltr" className="block w-fit text-sm text-bark">
            +{more}
          </span>
        )}
      </span>
    </span>
  );
}

/** The price; once something was paid, what is left of it. */
function sayMoney({ status: state, total, paid = 0, charged }: Booking): string {
  if (paid === 0) return formatPrice(total);
  const { balance } = accountOf({ state, total, paid, charged });
  const rest = formatPrice(balance);
  return balance > 0 ? t`${rest} to pay` : t`paid in full`;
}

/** Until when a guest stays; of one who leaves, since when. */
function sayDays(list: DayList, { checkIn, checkOut }: Booking): string {
  const parts = { day: true, month: 'short' } as const;
  const day = list === 'leaves' ? formatDayAs(checkIn, parts) : formatDayAs(checkOut, { weekday: 'short', ...parts });
  return list === 'leaves' ? t`since ${day}` : t`until ${day}`;
}
