import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { ComparedDays } from '../features/comparison/ComparedDays.tsx';
import { ComparedRooms } from '../features/comparison/ComparedRooms.tsx';
import { ComparisonNotices } from '../features/comparison/ComparisonNotices.tsx';
import { readComparison } from '../features/comparison/comparisonAddress.ts';
import { sayStay } from '../features/comparison/stayAhead.ts';
import { paths } from '../paths.ts';

/** Up to four rooms side by side, as the address names them: anybody may open it, and sees the prices of the day. */
export function CompareRoomsPage() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const comparison = readComparison(params);
  const { rooms, stay, wishes } = comparison;
  const said = sayStay(stay, wishes.guests);
  return (
    <div className="page pt-6 pb-16 sm:pt-10">
      <Link
        to={paths.kept}
        className="-ms-1 inline-flex min-h-11 items-center gap-1 text-glacier underline-offset-4 hover:underline print:hidden"
      >
        <Icon name="chevronStart" className="size-4.5" />
        <Trans>Kept rooms</Trans>
      </Link>
      <PageTitle title={t`Compare rooms`}>
        {rooms.length > 0 && (
          <span className="numbers">
            {said}
            {said !== '' && ' · '}
            <Trans>Prices are those of today.</Trans>
          </span>
        )}
      </PageTitle>
      {rooms.length === 0 ? (
        <NothingToCompare />
      ) : (
        <>
          <ComparisonNotices comparison={comparison} />
          <ComparedDays key={`${stay?.checkIn} ${stay?.checkOut}`} comparison={comparison} />
          <ComparedRooms comparison={comparison} />
        </>
      )}
    </div>
  );
}

function NothingToCompare() {
  return (
    <EmptyState
      title={<Trans>This address names no rooms</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.kept}>
            <Trans>Kept rooms</Trans>
          </ButtonLink>
          <ButtonLink to={paths.hotels} variant="secondary">
            <Trans>All hotels</Trans>
          </ButtonLink>
        </div>
      }
    >
      <Trans>Keep rooms by their hearts, and choose two to four of them among the kept ones to compare.</Trans>
    </EmptyState>
  );
}
