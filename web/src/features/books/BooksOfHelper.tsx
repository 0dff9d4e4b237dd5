import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { noteDays } from '../../../../shared/rules/bookingLife.ts';
import { addDays, anyDay, today } from '../../../../shared/rules/dates.ts';
import { ErrorState } from '../../components/ErrorState.tsx';
import { SkeletonBlocks } from '../../components/SkeletonBlocks.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useNow } from '../../components/useNow.ts';
import { langOf } from '../../components/writtenIn.ts';
import { booksPath } from '../../paths.ts';
import type { Session } from '../../session.ts';
import { type CashHotel, useCashHotels } from '../properties/api/cashHotels.ts';
import { BookOfDay } from './BookOfDay.tsx';

/** The book of a day of a hotel of which somebody of the staff takes cash: today, or one of the days before on which stays are noted. */
export function BooksOfHelper({ session }: { session: Session }) {
  const { hotels, error, retry } = useCashHotels(session);
  const named = useSearchParams()[0].get('postId');
  if (!hotels) {
    return error ? (
      <ErrorState onRetry={retry} />
    ) : (
      <SkeletonBlocks count={2} shapes={['h-8 w-2/3']} className="grid gap-6" />
    );
  }
  const [only, ...others] = hotels;
  if (!only) {
    return (
      <p className="text-bark">
        <Trans>The owner writes the books alone. Where you are to take cash, the book of the day is here.</Trans>
      </p>
    );
  }
  const chosen = hotels.find(({ propertyId }) => propertyId === named) ?? (others.length === 0 ? only : undefined);
  return chosen ? <DaysOfHotel key={chosen.propertyId} hotel={chosen} /> : <Choice hotels={hotels} />;
}

function DaysOfHotel({ hotel: { propertyId, name } }: { hotel: CashHotel }) {
  const last = today(useNow());
  const first = addDays(last, -noteDays);
  const named = anyDay(useSearchParams()[0].get('day') ?? '') ?? last;
  const day = named < first || named > last ? last : named;
  return (
    <div className="grid gap-8">
      <p className="font-semibold wrap-anywhere">
        <bdi lang={langOf(name)}>{name}</bdi>
      </p>
      <BookOfDay key={day} {...{ propertyId, day, first, last }} />
    </div>
  );
}

function Choice({ hotels }: { hotels: readonly CashHotel[] }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Hotels of which you take cash`} className="divide-y divide-hairline border-y border-hairline">
      {hotels.map(({ propertyId, name }) => (
        <li key={propertyId} className="py-1 wrap-anywhere">
          <TextLink to={booksPath(propertyId)}>
            <bdi lang={langOf(name)}>{name}</bdi>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
