import { Trans } from '@lingui/react/macro';
import type { Quote } from '../../../../../shared/rules/quote.ts';
import { stayTotal } from '../../../../../shared/rules/stays.ts';
import { formatNights } from '../../../words/days.ts';
import { formatPrice, formatRoomCount } from '../../rooms/format.ts';
import { sayQuote, sayQuoteShortly } from '../../rooms/quoteWords.ts';
import type { AskedParty } from './party/party.ts';
import { nightlyPrice, roomCount, type WantedKind } from './wantedKinds.ts';

interface Props {
  /** 0 where they are not chosen yet. */
  nights: number;
  wanted: readonly WantedKind[];
  /** No party until all ages are chosen. */
  party: AskedParty | undefined;
  /** The price of the stay, once it is known. */
  quote?: Quote | undefined;
  /** One line for children and extras together. */
  short?: boolean;
}

/**
 * The price as its quote adds up: "2 nights at PKR 9,500, 1 night at PKR 12,000 (Saturday)" and the total, or where each night costs the same
 * "3 nights × PKR 7,200 = PKR 21,600". Until the quote is there it is that of a hotel without rates, and says what is not in it.
 */
export function PriceSum({ nights, wanted, party, quote, short = false }: Props) {
  if (nights > 0 && !party) return <AgesMissing />;
  if (nights > 0 && quote && !isPlain(quote)) return <QuotedSum quote={quote} short={short} />;
  const price = quote ? nightOf(quote) : nightlyPrice(wanted);
  const isPart = !quote && (party?.children ?? party?.extras) !== undefined;
  return <NightlySum nights={nights} rooms={roomCount(wanted)} price={price} isPart={isPart} />;
}

/** Whether no rates decide, and nothing is beside the rooms: each night of a room costs the price of its kind. */
function isPlain({ rooms, children, extras }: Quote): boolean {
  if (children || extras.length > 0) return false;
  return rooms.every(({ nights, discount }) => !discount && nights.every(({ by }) => by === 'price'));
}

/** Whole PKR for the first night of all rooms. */
function nightOf({ rooms }: Quote): number {
  return rooms.reduce((sum, { count, nights }) => sum + count * (nights[0]?.price ?? 0), 0);
}

function AgesMissing() {
  return (
    <p role="status" className="text-bark">
      <Trans>Say how old each child is to see the whole price.</Trans>
    </p>
  );
}

function QuotedSum({ quote, short }: { quote: Quote; short: boolean }) {
  const lines = short ? sayQuoteShortly(quote) : sayQuote(quote);
  return (
    <p role="status" className="numbers">
      {lines.map((line) => (
        <span key={line} className="block text-sm text-bark">
          {line}
        </span>
      ))}
      <strong className="text-lg font-semibold whitespace-nowrap">{formatPrice(quote.total)}</strong>
    </p>
  );
}

interface NightlyProps {
  nights: number;
  rooms: number;
  /** Whole PKR of a night of all rooms. */
  price: number;
  /** Children and extras come on top. */
  isPart: boolean;
}

function NightlySum({ nights, rooms, price, isPart }: NightlyProps) {
  const [each, total] = [formatPrice(price), formatPrice(stayTotal(nights, price))];
  return (
    <p role="status" className="numbers">
      {rooms > 1 && <>{formatRoomCount(rooms)} · </>}
      {nights > 0 ? (
        <Trans>
          {formatNights(nights)} × {each} = <strong className="text-lg font-semibold whitespace-nowrap">{total}</strong>
        </Trans>
      ) : (
        <span className="text-bark">
          <Trans>Choose your days to see the whole price.</Trans>
        </span>
      )}
      {nights > 0 && isPart && (
        <span className="block text-sm text-bark">
          <Trans>Without children and extras: what they cost is shown with a connection.</Trans>
        </span>
      )}
    </p>
  );
}
