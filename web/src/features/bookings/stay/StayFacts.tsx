import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CoveredLine } from '../../../components/CoveredLine.tsx';
import { Icon, type IconName } from '../../../components/Icon.tsx';
import { Quote } from '../../../components/Written.tsx';
import { langOf } from '../../../components/writtenIn.ts';
import { formatDay, formatNights } from '../../../words/days.ts';
import { comma, listed } from '../../../words/lists.ts';
import { formatBeds, formatPrice } from '../../rooms/format.ts';
import { formatParty } from '../../rooms/partyWords.ts';
import { sayQuote } from '../../rooms/quoteWords.ts';
import type { Booking } from './booking.ts';
import { bedsOf, formatEnded, formatRates, roomLines } from './roomWords.ts';

/** Days, price, rooms and guests of a request or booking, and the guest's note: the same facts for both sides. */
export function StayFacts({ booking }: { booking: Booking }) {
  const { hotelName, checkIn, checkOut, nights, rooms, guests, children, total, quote, note } = booking;
  const rates = formatRates(rooms);
  const lines = roomLines(booking);
  return (
    <div className="grid min-w-0 content-start gap-4">
      <dl className="numbers grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact icon="calendar" name={<Trans>Stay</Trans>} more={formatNights(nights)}>
          <Trans>
            <time dateTime={checkIn}>{formatDay(checkIn)}</time> to{' '}
            <time dateTime={checkOut}>{formatDay(checkOut)}</time>
          </Trans>
        </Fact>
        <Fact
          icon="wallet"
          name={<Trans>Total</Trans>}
          more={quote ? <QuoteLines quote={quote} /> : <Trans>{rates} a night</Trans>}
        >
          {formatPrice(total)}
        </Fact>
        <Fact icon="bed" name={<Trans>Room</Trans>} more={listed([formatBeds(bedsOf(rooms)), ...formatEnded(rooms)])}>
          {lines.map((line) => (
            <span key={line} className={lines.length > 1 ? 'block' : ''}>
              {line}
            </span>
          ))}
          {lines.length === 1 && comma}
          <bdi lang={langOf(hotelName)}>{hotelName}</bdi>
        </Fact>
        <Fact icon="guests" name={<Trans>Guests</Trans>}>
          {formatParty({ guests, children })}
        </Fact>
      </dl>
      {note && (
        <div>
          <Quote text={note} />
          <CoveredLine text={note} />
        </div>
      )}
    </div>
  );
}

/** The lines of a quote, each below the other. */
export function QuoteLines({ quote }: { quote: NonNullable<Booking['quote']> }) {
  return sayQuote(quote).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

interface FactProps {
  icon: IconName;
  /** Name of the fact for screen readers: the icon shows it. */
  name: ReactNode;
  /** A quieter line below. */
  more?: ReactNode;
  children: ReactNode;
}

function Fact({ icon, name, more, children }: FactProps) {
  return (
    <div className="flex min-w-0 gap-3">
      <dt>
        <Icon name={icon} className="mt-0.5 size-5 text-bark" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">
        {children}
        {more && <span className="block text-sm text-bark">{more}</span>}
      </dd>
    </div>
  );
}
