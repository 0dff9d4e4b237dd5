import { Trans, useLingui } from '@lingui/react/macro';
import type { RoomSearch } from '../../../../shared/addresses/searchAddress.ts';
import { widest } from '../../../../shared/rules/catalogue.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { sayTypedPlace } from '../../words/places.ts';
import { describeStay } from './describeSearch.ts';

interface Props {
  search: RoomSearch;
  /** The form that the button opens. */
  panelId: string;
  open: boolean;
  /** On a wide screen the form is always open: the bar is for where it is out of view. */
  hiddenOnWide: boolean;
  onPress: () => void;
}

/** The search in one line, at the top of the screen while its list is scrolled. It reaches to the page's edges. */
export function SlimBar({ search, panelId, open, hiddenOnWide, onPress }: Props) {
  const { t } = useLingui();
  const filters = countFilters(search);
  return (
    <section
      aria-label={t`Your search`}
      className={`sticky top-[var(--strip,0rem)] z-20 -mx-[clamp(1.125rem,4vw,2.5rem)] print:hidden lg:h-0 ${hiddenOnWide ? 'lg:invisible' : ''}`}
    >
      <div className="flex h-16 urdu:h-19 items-center gap-3 border-b border-hairline bg-snow px-[clamp(1.125rem,4vw,2.5rem)]">
        <Icon name="search" className="size-5 text-bark" />
        <p className="min-w-0 grow leading-tight">
          <bdi className="block truncate font-semibold">{sayTypedPlace(search.location)}</bdi>
          <span className="block truncate text-sm text-bark">{describeStay(search)}</span>
        </p>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={onPress}
          className="shrink-0 max-sm:px-3.5"
        >
          {filters > 0 ? <Trans>Filters ({filters})</Trans> : <Trans>Filters</Trans>}
        </Button>
      </div>
    </section>
  );
}

/** How many filters narrow a search that the bar does not name. */
function countFilters({ classType, minPrice, maxPrice, facts = [] }: RoomSearch): number {
  const hasPrice = minPrice !== widest.minPrice || maxPrice !== widest.maxPrice;
  return (classType ? 1 : 0) + (hasPrice ? 1 : 0) + facts.length;
}
