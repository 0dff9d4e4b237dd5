import { Trans, useLingui } from '@lingui/react/macro';
import { addMonths } from '../../../../shared/rules/dates.ts';
import { sumsOfWays } from '../../../../shared/rules/ledger.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { formatMonth } from '../../words/days.ts';
import { inReadersWords } from '../../words/hotels.ts';
import { useOwnProperty } from '../properties/api/ownProperty.ts';
import { asFileName, saveFile } from '../rooms/saveFile.ts';
import { type MonthBook, useMonthBook } from './api/books.ts';
import { csvOfBook } from './csvOfBook.ts';
import { LineTable } from './LineTable.tsx';
import { TurnHeader } from './TurnHeader.tsx';
import { WayTable } from './WayTable.tsx';

interface Props {
  propertyId: string;
  /** `YYYY-MM`. */
  month: string;
  /** Today. */
  last: string;
}

/** A month of the books: what came and went by each way, and all lines, to be saved and printed. */
export function BookOfMonth({ propertyId, month, last }: Props) {
  const { t } = useLingui();
  const { book, error, retry } = useMonthBook(propertyId, month);
  const next = addMonths(month, 1);
  return (
    <div className="grid gap-8">
      <TurnHeader
        title={formatMonth(`${month}-01`)}
        name="month"
        before={[addMonths(month, -1), t`Previous month`]}
        next={[`${next}-01` <= last ? next : undefined, t`Next month`]}
      />
      {error && !book && <ErrorState {...(error.status === 404 ? {} : { onRetry: retry })} />}
      {!book && !error && <Skeletons className="grid gap-4" shapes={['h-24 w-full', 'h-[60vh] w-full']} />}
      {book && book.lines.length === 0 && (
        <p className="text-bark">
          <Trans>Nothing came and nothing went in this month.</Trans>
        </p>
      )}
      {book && book.lines.length > 0 && <Month {...{ propertyId, book, month }} />}
    </div>
  );
}

function Month({
  propertyId,
  book: { lines, gaps },
  month,
}: Pick<Props, 'propertyId' | 'month'> & { book: MonthBook }) {
  const [hotel] = useOwnProperty(propertyId).property?.hotels ?? [];
  const save = () => {
    const name = asFileName(hotel ? inReadersWords(hotel).name : '');
    const parts = ['sarai', name, month].filter((part) => part !== '');
    saveFile(`${parts.join('-')}.csv`, new Blob([csvOfBook(lines)], { type: 'text/csv' }));
  };
  return (
    <>
      <WayTable sums={sumsOfWays(lines)} />
      <LineTable lines={lines} withDays />
      {gaps.map(({ from, to, note }) => (
        <p key={from} className="numbers text-sm text-bark">
          <Trans>
            No receipt has the numbers {from} to {to}: <bdi>{note}</bdi>
          </Trans>
        </p>
      ))}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={save}>
          <Trans>Save as CSV</Trans>
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </>
  );
}
