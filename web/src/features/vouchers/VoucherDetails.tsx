import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fact } from '../../components/Fact.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { formatNights, formatWholeDay } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import { RefundLines } from '../bookings/advance/OfferedAdvance.tsx';
import { AddressLines } from '../bookings/stay/AddressLines.tsx';
import { CallLink, MailLink } from '../bookings/stay/PhoneLinks.tsx';
import { bedsOf, formatEnded, formatRates, roomLines } from '../bookings/stay/roomWords.ts';
import { QuoteLines } from '../bookings/stay/StayFacts.tsx';
import { formatBeds, formatPrice } from '../rooms/format.ts';
import { MapLink } from '../rooms/MapLink.tsx';
import { formatParty } from '../rooms/partyWords.ts';
import type { VoucherFacts } from './voucherFacts.ts';

/** The stay of a voucher: days and times, who comes, rooms, what to pay, where, and whom to call. */
export function VoucherDetails({ facts }: { facts: VoucherFacts }) {
  const { t } = useLingui();
  const { hotelName, checkIn, checkOut, guests, children, address, host } = facts;
  const name = guestName(facts.guestName);
  return (
    <dl className="numbers grid gap-x-8 gap-y-4 border-y border-hairline py-5 sm:grid-cols-2 print:grid-cols-2 print:gap-y-2 print:py-2">
      <Fact name={t`Check-in`}>
        {formatWholeDay(checkIn)}
        <Small>{timeFrom(facts.checkInFrom)}</Small>
      </Fact>
      <Fact name={t`Check-out`}>
        {formatWholeDay(checkOut)}
        <Small>{timeUntil(facts.checkOutUntil)}</Small>
      </Fact>
      <Fact name={t`Guest`}>
        <bdi lang={langOf(name)}>{name}</bdi>
      </Fact>
      <Fact name={t`Guests`}>{formatParty({ guests, children })}</Fact>
      <Rooms facts={facts} />
      <Price facts={facts} />
      <Refund facts={facts} />
      {address && (
        <Fact name={t`Address`}>
          <AddressLines address={address} />
          <span className="print:hidden">
            <MapLink hotelName={hotelName} address={address} />
          </span>
        </Fact>
      )}
      {host && <Host host={host} />}
    </dl>
  );
}

function Small({ children }: { children: string | undefined }) {
  return children === undefined ? null : <span className="block text-sm text-bark">{children}</span>;
}

function timeFrom(time: string | undefined): string | undefined {
  return time === undefined ? undefined : t`from ${time}`;
}

function timeUntil(time: string | undefined): string | undefined {
  return time === undefined ? undefined : t`until ${time}`;
}

function Rooms({ facts: { rooms } }: { facts: VoucherFacts }) {
  const { t } = useLingui();
  return (
    <Fact name={t`Room`}>
      {roomLines({ rooms, source: 'walkIn' }).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {rooms.length === 1 && formatBeds(bedsOf(rooms))}
      {formatEnded(rooms).map((ended) => (
        <Small key={ended}>{ended}</Small>
      ))}
    </Fact>
  );
}

/** The price, and once something of it was paid how much is left. */
function Price({ facts: { nights, rooms, total, quote, account } }: { facts: VoucherFacts }) {
  const { t } = useLingui();
  const { paid, balance } = account;
  return (
    <Fact name={paid > 0 ? t`Price` : t`To pay at the hotel`}>
      <strong className="whitespace-nowrap">{formatPrice(total)}</strong>
      <span className="block text-sm text-bark">
        {quote ? (
          <QuoteLines quote={quote} />
        ) : (
          <Trans>
            {formatNights(nights)}, {formatRates(rooms)} a night
          </Trans>
        )}
      </span>
      {paid > 0 && (
        <span className="mt-2 block">
          <Trans>Paid {formatPrice(paid)}</Trans>
          <strong className="block">
            {balance < 0 ? (
              <Trans>The hotel owes {formatPrice(-balance)}</Trans>
            ) : (
              <Trans>{formatPrice(balance)} to pay at the hotel</Trans>
            )}
          </strong>
        </span>
      )}
    </Fact>
  );
}

/** Until when how much of the advance comes back; nothing where none was paid. */
function Refund({ facts: { terms, account, checkIn, status } }: { facts: VoucherFacts }) {
  const { t } = useLingui();
  if (!terms || account.paid <= 0 || status !== 'active') return null;
  return (
    <Fact name={t`Of the advance, if it is cancelled`}>
      <RefundLines advance={{ ...terms, amount: Math.min(account.paid, terms.amount) }} checkIn={checkIn} />
    </Fact>
  );
}

function Host({ host: { name, contactNumber, email } }: { host: NonNullable<VoucherFacts['host']> }) {
  const { t } = useLingui();
  return (
    <Fact name={t`Host`}>
      <bdi lang={langOf(name)} className="block">
        {name}
      </bdi>
      <CallLink name={name} number={contactNumber} />
      {email !== undefined && email !== '' && (
        <span className="block">
          <MailLink email={email} />
        </span>
      )}
    </Fact>
  );
}
