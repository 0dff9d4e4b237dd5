import { language } from 'virtual:sarai-language';
import { type Language, languages } from '../../../../shared/languages.ts';
import { Fact } from '../../components/Fact.tsx';
import { isolate } from '../../words/isolate.ts';
import { AddressLines } from '../bookings/stay/AddressLines.tsx';
import { dayOnPaper, paperWords, partyOnPaper, rupeesOnPaper } from './paperWords.ts';
import type { VoucherFacts } from './voucherFacts.ts';

const other: Language = language === 'ur' ? 'en' : 'ur';

/** The voucher in the language that the page is not in. It stands on paper alone: on a screen the page has a link to it. */
export function OtherLanguage({ facts }: { facts: VoucherFacts }) {
  const {
    checkIn,
    checkOut,
    checkInFrom,
    checkOutUntil,
    nights,
    guests,
    children,
    guestName,
    account,
    code,
    address,
    host,
  } = facts;
  const words = paperWords[other];
  const { status } = facts;
  const numbers = facts.rooms.filter(({ until }) => until === undefined).map(({ roomNumber }) => roomNumber);
  const from = checkInFrom && words.from(checkInFrom);
  const until = checkOutUntil && words.until(checkOutUntil);
  return (
    <section lang={other} dir={languages[other].direction} className="hidden print:block">
      <h2 className="text-xl">
        {words.voucher} {code && isolate(code)}
      </h2>
      {status in words && <p className="font-semibold">{words[status as 'cancelled' | 'missed' | 'completed']}</p>}
      <dl className="numbers mt-2 grid grid-cols-2 gap-x-8 gap-y-2 border-y border-hairline py-2">
        <Fact name={words.checkIn}>{dayOnPaper(other, checkIn, from)}</Fact>
        <Fact name={words.checkOut}>{dayOnPaper(other, checkOut, until)}</Fact>
        <Fact name={words.guest}>
          <bdi>{guestName}</bdi>
        </Fact>
        <Fact name={words.guests}>{partyOnPaper(other, { guests, children })}</Fact>
        <Fact name={words.rooms}>
          <bdi>{numbers.join(', ')}</bdi>
        </Fact>
        <Fact name={words.nights}>{nights}</Fact>
        {account.paid > 0 && <Fact name={words.paid}>{rupeesOnPaper(other, account.paid)}</Fact>}
        <Fact name={words.toPay}>{rupeesOnPaper(other, Math.max(0, account.balance))}</Fact>
        {host && (
          <Fact name={words.host}>
            <bdi>{host.name}</bdi> <bdi>{host.contactNumber}</bdi>
          </Fact>
        )}
        {address && (
          <Fact name={words.address}>
            <AddressLines address={address} />
          </Fact>
        )}
      </dl>
      <p className="mt-2">{words.bring}</p>
    </section>
  );
}
