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
 * The price as its quote adds up, "2 nights at PKR 9,500, 1 night at PKR 12,000 (Saturday)", and the total. Until the quote is there it is that of
 * a hotel without rates: "3 nights × PKR 7,200 = PKR 21,600".
 */
export function PriceSum({ nights, wanted, quote }: Props) {
  if (nights > 0 && quote) return <QuotedSum quote={quote} />;
  return <NightlySum nights={nights} wanted={wanted} />;
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

function NightlySum({ nights, wanted }: Omit<Props, 'quote'>) {
  const price = nightlyPrice(wanted);
  const [each, total] = [formatPrice(price), formatPrice(stayTotal(nights, price))];
  const rooms = roomCount(wanted);
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
