import { Plural, Trans } from '@lingui/react/macro';
import type { SearchCounts } from '../../../../../shared/contracts/counts.ts';
import { formatPrice, formatPrices } from '../../rooms/format.ts';

/** How many hotels a search finds, and what their rooms cost; its line stands whether or not that is known. */
export function FoundCount({ counts }: { counts: SearchCounts | null | undefined }) {
  const found = counts?.found;
  return (
    <p role="status" className="numbers mb-4 h-6 truncate urdu:h-9 text-bark max-sm:text-[0.9375rem]">
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
  const from = formatPrice(cheapest);
  if (dearest === undefined) return <Trans>from {from} a night</Trans>;
  if (dearest === cheapest) return <Trans>{from} a night</Trans>;
  const { to } = formatPrices(cheapest, dearest);
  return (
    <Trans>
      {from} to {to} a night
    </Trans>
  );
}
