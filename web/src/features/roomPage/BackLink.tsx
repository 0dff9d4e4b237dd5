import { useLingui } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readWishes } from '../../../../shared/addresses/readWishes.ts';
import { writeWishes } from '../../../../shared/addresses/roomsInAddress.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { fromHistory } from '../../historyState.ts';
import { cityPaths, classPaths, listAround, paths } from '../../paths.ts';
import { formatClass } from '../rooms/format.ts';
import { searchOfWishes } from '../search/roomSearch.ts';
import { searchPath } from '../search/searchUrl.ts';

/**
 * Back to the list that led here. For a shared link, or after a login: the search of the place for the wishes in the address, else the
 * list whose address the room's begins with, or all hotels.
 */
export function BackLink({ place }: { place: string | undefined }) {
  const { pathname, state } = useLocation();
  const wishes = readWishes(useSearchParams()[0]);
  // Only lists leave their address in the history entry.
  const from = fromHistory(state, 'from');
  const list = listAround(pathname) ?? paths.hotels;
  const isSought = place !== undefined && writeWishes(wishes) !== '';
  const around = isSought ? searchPath(searchOfWishes(place, wishes)) : list;
  const to = typeof from === 'string' ? from : around;
  return (
    <Link
      to={to}
      className="-ms-1 inline-flex min-h-11 items-center gap-1 text-glacier underline-offset-4 hover:underline"
    >
      <Icon name="chevronStart" className="size-4.5" />
      {useListName(to)}
    </Link>
  );
}

function useListName(address: string): string {
  const { t } = useLingui();
  const path = address.split('?')[0] ?? '';
  const names: Record<string, string> = {
    [paths.home]: t`Home`,
    [paths.travellerHome]: t`Home`,
    [paths.search]: t`Search results`,
    [paths.kept]: t`Kept rooms`,
    [paths.compare]: t`Compare rooms`,
    [classPaths.Economy]: formatClass('Economy'),
    [classPaths.First]: formatClass('First'),
    [classPaths.Business]: formatClass('Business'),
    [cityPaths.murree]: t`Hotels in Murree Hills`,
    [cityPaths.swat]: t`Hotels in Sawat Valley`,
    [cityPaths.hunza]: t`Hotels in Hunza Valley`,
  };
  return names[listAround(path) ?? path] ?? t`All hotels`;
}
