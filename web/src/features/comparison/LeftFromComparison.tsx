import type { ComparedRoom } from '../../../../shared/contracts/keptRooms.ts';
import { useBrowserList } from '../../offline/BrowserList.ts';
import { keptList } from '../kept/keptList.ts';
import type { Comparison } from './comparisonAddress.ts';
import { LeftRoom } from './LeftRoom.tsx';
import { TakeOut } from './TakeOut.tsx';

/** A room of a comparison that cannot be had any more. Its name is known where it was kept: the address has none. */
export function LeftFromComparison({ room, comparison }: { room: ComparedRoom; comparison: Comparison }) {
  const { kept, briefs } = useBrowserList(keptList);
  const before = briefs[room._id];
  const name = before?.name ?? kept.find(({ _id }) => _id === room._id)?.name;
  return (
    <LeftRoom
      name={name}
      place={before?.place}
      state={room.state === 'gone' ? 'gone' : 'closed'}
      wishes={comparison.wishes}
      action={<TakeOut room={room} name={name} comparison={comparison} />}
    />
  );
}
