import { Trans } from '@lingui/react/macro';
import type { Quote } from '../../../../../shared/rules/quote.ts';
import { stayTotal } from '../../../../../shared/rules/stays.ts';
import { formatNights } from '../../../words/days.ts';
import { formatPrice, formatRoomCount } from '../../rooms/format.ts';
import { sayQuote } from '../../rooms/quoteWords.ts';
import { nightlyPrice, roomCount, type WantedKind } from './wantedKinds.ts';

interface Props {
  /** 0 where they are not chosen yet. */
  nights: number;
  wanted: readonly WantedKind[];
  /** The price of the stay, once it is known. */
  quote?: Quote | undefined;
}

/**
 * The price as its quote adds up: "2 nights at PKR 9,500, 1 night at PKR 12,000 (Saturday)" and the total, or where each night costs the same
 * "3 nights × PKR 7,200 = PKR 21,600". Until the quote is there it is that of a hotel without rates.
 */
export function PriceSum({ nights, wanted, quote }: Props) {
  if (nights > 0 && quote && !isPlain(quote)) return <QuotedSum quote={quote} />;
  return <NightlySum nights={nights} rooms={roomCount(wanted)} price={quote ? nightOf(quote) : nightlyPrice(wanted)} />;
}

/** Whether no rates decide: each night of a room costs the price of its kind. */
function isPlain({ rooms }: Quote): boolean {
  return rooms.every(({ nights, discount }) => !discount && nights.every(({ by }) => by === 'price'));
}

/** Whole PKR for the first night of all rooms. */
function nightOf({ rooms }: Quote): number {
  return rooms.reduce((sum, { count, nights }) => sum + count * (nights[0]?.price ?? 0), 0);
}

function QuotedSum({ quote }: { quote: Quote }) {
  return (
    <p role="status" className="numbers">
      {sayQuote(quote).map((line) => (
        <span key={line} className="block text-sm text-bark">
          {line}
        </span>
      ))}
      <strong className="text-lg font-semibold whitespace-nowrap">{formatPrice(quote.total)}</strong>
    </p>
  );
}

function NightlySum({ nights, rooms, price }: { nights: number; rooms: number; price: number }) {
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
    </p>
  );
}
