import { Trans, useLingui } from '@lingui/react/macro';
import { writeCompared } from '../../../../shared/addresses/comparedRooms.ts';
import type { ComparedRoom } from '../../../../shared/contracts/keptRooms.ts';
import { useApi } from '../../api/useApi.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { paths } from '../../paths.ts';
import { isolate } from '../../words/isolate.ts';
import { listed } from '../../words/lists.ts';
import { ShareLinks } from '../rooms/ShareLinks.tsx';
import { ComparedTable } from './ComparedTable.tsx';
import { columnOf, keyOf } from './comparedColumns.ts';
import { type Comparison, comparisonPath } from './comparisonAddress.ts';
import { LeftFromComparison } from './LeftFromComparison.tsx';
import { daysOf } from './stayAhead.ts';

/** The rooms of an address as they are today: those that can be had side by side, each of the others as a line. */
export function ComparedRooms({ comparison }: { comparison: Comparison }) {
  const { rooms, stay } = comparison;
  const query = { rooms: writeCompared(rooms), ...daysOf(stay) };
  const { data, error, mutate } = useApi('getComparedRooms', { query });
  if (data) return <Answered comparison={comparison} all={data.data} />;
  if (!error) return <TableSkeleton />;
  return (
    <div className="mt-6">
      <ErrorState message={error.message} {...(error.status === 400 ? {} : { onRetry: () => void mutate() })} />
    </div>
  );
}

function Answered({ comparison, all }: { comparison: Comparison; all: readonly ComparedRoom[] }) {
  const { t } = useLingui();
  const columns = all.flatMap((room) => columnOf(room) ?? []);
  const left = all.filter(({ hit }) => !hit);
  const named = comparison.rooms.filter((room) => all.some((each) => keyOf(each) === keyOf(room)));
  const names = listed(columns.map(({ hotel }) => isolate(hotel.name)));
  return (
    <>
      {left.length > 0 && (
        <ul aria-label={t`Not offered`} className="mt-6 grid max-w-3xl gap-3">
          {left.map((room) => (
            <LeftFromComparison key={keyOf(room)} room={room} comparison={comparison} />
          ))}
        </ul>
      )}
      {columns.length > 0 ? (
        <ComparedTable columns={columns} comparison={comparison} />
      ) : (
        <p className="mt-8">
          <ButtonLink to={paths.hotels}>
            <Trans>All hotels</Trans>
          </ButtonLink>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <ShareLinks
          title={t`Compare rooms`}
          text={names === '' ? t`Compare rooms` : t`Rooms to compare: ${names}`}
          path={comparisonPath(named, comparison.wishes)}
        />
      </div>
    </>
  );
}

function TableSkeleton() {
  return (
    <Skeletons
      said={<Trans>Loading rooms</Trans>}
      className="mt-6 grid max-w-3xl grid-cols-2 gap-3 sm:gap-6"
      shapes={Array.from({ length: 8 }, (_, at) => (at < 2 ? 'aspect-3/2 w-full rounded-picture' : 'h-14 w-full'))}
    />
  );
}
