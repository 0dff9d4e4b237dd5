import { Trans, useLingui } from '@lingui/react/macro';
import { addDays } from '../../../../shared/rules/dates.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { formatWholeDay } from '../../words/days.ts';
import { useDayBook } from './api/books.ts';
import { CashCount } from './CashCount.tsx';
import { LineTable } from './LineTable.tsx';
import { TurnHeader } from './TurnHeader.tsx';
import { WayTable } from './WayTable.tsx';

interface Props {
  propertyId: string;
  day: string;
  /** The first day that may be read; the owner reads all. */
  first?: string;
  /** Today. */
  last: string;
}

/** A day of the books: the cash as it was counted, what came and went by each way, and the lines. */
export function BookOfDay({ propertyId, day, first = '', last }: Props) {
  const { t } = useLingui();
  const { book, error, retry } = useDayBook(propertyId, day);
  return (
    <div className="grid gap-8">
      <TurnHeader
        title={formatWholeDay(day)}
        name="day"
        before={[day > first ? addDays(day, -1) : undefined, t`Day before`]}
        next={[day < last ? addDays(day, 1) : undefined, t`Next day`]}
      />
      {error && !book && <ErrorState {...(error.status === 404 ? {} : { onRetry: retry })} />}
      {!book && !error && <Skeletons className="grid gap-4" shapes={['h-24 w-full', 'h-[60vh] w-full']} />}
      {book && (
        <>
          <CashCount propertyId={propertyId} book={book} />
          {book.lines.length === 0 ? (
            <p className="text-bark">
              <Trans>
                Nothing came and nothing went on this day. Payments are written down at the booking of a guest.
              </Trans>
            </p>
          ) : (
            <>
              <WayTable sums={book.ways} />
              <LineTable lines={book.lines} />
              <Button variant="secondary" className="justify-self-start print:hidden" onClick={() => window.print()}>
                <Trans>Print</Trans>
              </Button>
            </>
          )}
        </>
      )}
    </div>
  );
}
