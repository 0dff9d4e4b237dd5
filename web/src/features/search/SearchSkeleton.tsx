import { Trans } from '@lingui/react/macro';
import { pageSize } from '../../../../shared/rules/catalogue.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { RoomGridSkeleton } from '../rooms/RoomGrid.tsx';

/** The layout of the results, while it is not known what was searched for. */
export function SearchSkeleton() {
  return (
    <div className="page pb-6 sm:pb-10 lg:pt-2">
      <ResultsTop />
      <RoomGridSkeleton count={pageSize.home} />
    </div>
  );
}

const titlePlace = 'mt-6 h-10 sm:mt-8 sm:h-12 urdu:h-13 urdu:sm:h-20';

/** What stands above the rooms, as high as it will be, with its title where that is known: the search, what it is of, and their order, which stands below on a phone. */
export function ResultsTop({ title }: { title?: string }) {
  return (
    <>
      {title === undefined && (
        <h1 className="sr-only">
          <Trans>Search results</Trans>
        </h1>
      )}
      <Skeleton className="h-16 lg:h-97 xl:h-75.5 urdu:h-19 urdu:lg:h-109 urdu:xl:h-72.5" />
      {title === undefined ? (
        <Skeleton className={`${titlePlace} w-72 max-w-full`} />
      ) : (
        <div className={titlePlace}>
          <PageTitle title={title} />
        </div>
      )}
      <Skeleton className="mt-3 h-14 w-96 max-w-full sm:h-7 urdu:h-20 urdu:sm:h-10" />
      <Skeleton className="mt-4 h-18 sm:hidden urdu:h-21" />
      {/* How many rooms there are stands below. */}
      <div className="h-13.5 sm:h-15.5 lg:h-18 urdu:h-20.5 urdu:sm:h-18 urdu:lg:h-22" />
    </>
  );
}
