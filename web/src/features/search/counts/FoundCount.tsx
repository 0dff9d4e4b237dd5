import { Plural, Trans } from '@lingui/react/macro';
import type { SearchCounts } from '../../../../../shared/contracts/counts.ts';
import { formatPrice } from '../../rooms/format.ts';

/** How many hotels a search finds, and what their rooms cost; its line stands before it is known. */
export function FoundCount({ counts }: { counts: SearchCounts | null | undefined }) {
  const found = counts?.found;
  if (counts === null || (counts && !found)) return null;
  return (
    <p role="status" className="numbers mb-4 min-h-6 text-bark">
      {found && (
        <>
          {found.more ? (
            <Plural value={found.hotels} one="# hotel and more" other="# hotels and more" />
          ) : (
            <Plural value={found.hotels} one="# hotel" other="# hotels" />
          )}{' '}
          · <Prices {...found} />
        </>
      )}
    </p>
  );
}

function Prices({ cheapest, dearest }: { cheapest: number; dearest?: number | undefined }) {
  const [from, to] = [formatPrice(cheapest), formatPrice(dearest ?? cheapest)];
  if (dearest === undefined) return <Trans>from {from} a night</Trans>;
  return from === to ? (
    <Trans>{from} a night</Trans>
  ) : (
    <Trans>
      {from} to {to} a night
    </Trans>
  );
}
