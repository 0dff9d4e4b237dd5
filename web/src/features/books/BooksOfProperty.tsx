import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { anyDay, today } from '../../../../shared/rules/dates.ts';
import { Link } from '../../components/Link.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useNow } from '../../components/useNow.ts';
import { langOf } from '../../components/writtenIn.ts';
import { inReadersWords } from '../../words/hotels.ts';
import { useOwnProperty } from '../properties/api/ownProperty.ts';
import { BookOfDay } from './BookOfDay.tsx';
import { BookOfMonth } from './BookOfMonth.tsx';

/** The books of a property: a day, or with `?month=` a month. */
export function BooksOfProperty({ propertyId }: { propertyId: string }) {
  const now = useNow();
  const [params] = useSearchParams();
  const last = today(now);
  const month = params.get('month');
  const named = anyDay(params.get('day') ?? '') ?? last;
  const isAhead = named > last;
  const day = isAhead ? last : named;
  return (
    <div className="grid gap-8">
      <HotelName propertyId={propertyId} />
      <Views params={params} month={month} />
      {month === null ? (
        <BookOfDay key={day} {...{ propertyId, day, last }} />
      ) : (
        <BookOfMonth key={month} propertyId={propertyId} month={monthOf(month, last)} last={last} />
      )}
    </div>
  );
}

/** The hotel of these books, on paper too. */
function HotelName({ propertyId }: { propertyId: string }) {
  const { property, error } = useOwnProperty(propertyId);
  const [hotel] = property?.hotels ?? [];
  if (!hotel) return error ? null : <Skeleton className="h-6 w-48" />;
  const { name } = inReadersWords(hotel);
  return (
    <p className="font-semibold wrap-anywhere">
      <bdi lang={langOf(name)}>{name}</bdi>
    </p>
  );
}

function monthOf(named: string, last: string): string {
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(named) ? named : last.slice(0, 'YYYY-MM'.length);
  return month > last ? last.slice(0, 'YYYY-MM'.length) : month;
}

/** Links to the day and to the month. */
function Views({ params, month }: { params: URLSearchParams; month: string | null }) {
  const { t } = useLingui();
  const property = params.get('postId');
  const to = (view: Record<string, string>) =>
    `?${new URLSearchParams({ ...(property && { postId: property }), ...view })}`;
  const style =
    'flex min-h-11 items-center rounded-control px-3 font-medium text-bark decoration-apricot decoration-2 underline-offset-8 hover:underline aria-[current=page]:text-walnut aria-[current=page]:underline';
  return (
    <nav aria-label={t`Books`} className="print:hidden">
      <ul className="-mx-3 flex flex-wrap gap-x-1">
        <li>
          <Link to={to({})} replace aria-current={month === null ? 'page' : undefined} className={style}>
            <Trans>Day</Trans>
          </Link>
        </li>
        <li>
          <Link to={to({ month: '' })} replace aria-current={month === null ? undefined : 'page'} className={style}>
            <Trans>Month</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
