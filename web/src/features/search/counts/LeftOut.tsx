import { Trans } from '@lingui/react/macro';
import type { RoomSearch } from '../../../../../shared/addresses/searchAddress.ts';
import type { SearchCounts } from '../../../../../shared/contracts/counts.ts';
import { Ways, waysOf } from './Ways.tsx';

/** The hotels that each wish leaves out, below a short result. */
export function LeftOut({ search, counts }: { search: RoomSearch; counts: SearchCounts }) {
  // Other places are for who found nothing here.
  const ways = waysOf(search, { causes: counts.causes.filter(({ wish }) => wish !== 'place') });
  if (ways.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-xl">
        <Trans>One change finds more hotels</Trans>
      </h2>
      <Ways ways={ways} className="mt-2" />
    </section>
  );
}
