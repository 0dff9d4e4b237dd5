import { Plural, Trans } from '@lingui/react/macro';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useNow } from '../../components/useNow.ts';
import { langOf } from '../../components/writtenIn.ts';
import { paths } from '../../paths.ts';
import { formatMoment, formatStay } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { formatRooms } from '../bookings/stay/roomWords.ts';
import { formatPrice } from '../rooms/format.ts';
import { DayPart } from './DayPart.tsx';
import { secondLine } from './looks.ts';

interface Props {
  waiting: { count: number; more: boolean; first: readonly Booking[] };
}

/** The most urgent requests that wait for an answer. They come before everything else, because they end by themselves. */
export function WaitingRequests({ waiting: { count, more, first } }: Props) {
  const now = useNow();
  if (count === 0)
    return (
      <p className="flex items-center gap-2.5 text-bark">
        <Icon name="check" className="size-5 text-juniper" />
        <Trans>No request waits for your answer.</Trans>
      </p>
    );
  return (
    <DayPart
      title={<Trans>Requests waiting</Trans>}
      count={more ? `${count}+` : count}
      more={
        <TextLink to={paths.vendorPendingBookings}>
          <Plural value={count} one="Answer it" other="Answer them" />
        </TextLink>
      }
    >
      <ul>
        {first.map((request) => (
          <li key={request._id} className="border-t border-hairline">
            <Request request={request} now={now} />
          </li>
        ))}
      </ul>
    </DayPart>
  );
}

/** From so many hours before the end the time stands out. */
const soon = 3;

function Request({ request, now }: { request: Booking; now: Date }) {
  const { checkIn, checkOut, total, answerBy } = request;
  const name = guestName(request.guest.name);
  const stay = formatStay(checkIn, checkOut);
  const rooms = formatRooms(request.rooms);
  const moment = formatMoment(answerBy, now);
  const isUrgent = new Date(answerBy).getTime() - now.getTime() < soon * 3_600_000;
  return (
    <Link
      to={paths.vendorPendingBookings}
      className="group grid min-h-13 grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-4 py-0.5 text-walnut"
    >
      <span lang={langOf(name)} className="leading-snug">
        <bdi className="font-semibold wrap-anywhere underline-offset-4 group-hover:underline">{name}</bdi>
      </span>
      <time
        dateTime={answerBy}
        className={`text-end ${secondLine} ${isUrgent ? 'rounded-control bg-apricot-pale px-2 font-semibold text-walnut!' : ''}`}
      >
        <Trans>by {moment}</Trans>
      </time>
      <span className={secondLine}>
        <Trans>
          {stay}&nbsp;· <span className="inline-block">{rooms}</span>
        </Trans>
      </span>
      <span className={`text-end ${secondLine}`}>{formatPrice(total)}</span>
    </Link>
  );
}
