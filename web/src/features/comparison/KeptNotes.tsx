import { Trans } from '@lingui/react/macro';
import type { ComparedRoom } from '../../../../shared/contracts/keptRooms.ts';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import { useIsKept } from '../kept/keptList.ts';
import { formatPrice } from '../rooms/format.ts';
import { briefOf } from '../rooms/roomBrief.ts';
import { FreeOrNot } from './FreeOrNot.tsx';
import { type KeptView, wishesOf } from './keptGroups.ts';

interface Props {
  view: KeptView;
  today: ComparedRoom;
  hit: RoomHit;
}

/** Lines below the card of a kept room: whether it is free, and what is other than when it was kept. */
export function KeptNotes({ view, today, hit }: Props) {
  const kept = useIsKept(hit._id);
  const then = priceThen(view, hit);
  return (
    <div className="numbers text-sm">
      {wishesOf(view).checkIn !== undefined && <FreeOrNot room={today} />}
      {today.state === 'another' && (
        <p className="text-bark">
          <Trans>The room that you kept takes no guests now. This is another one of the hotel.</Trans>
        </p>
      )}
      {then !== undefined && (
        <p className="text-bark">
          <Trans>{formatPrice(then)} when you kept it</Trans>
        </p>
      )}
      {!kept && (
        <p className="font-semibold">
          <Trans>Not kept any more</Trans>
        </p>
      )}
    </div>
  );
}

/** The price when it was kept, of the stay where there is one; undefined where it is today's, or of another room. */
function priceThen(view: KeptView, hit: RoomHit): number | undefined {
  const { before } = view;
  const now = briefOf(hit, { wishes: wishesOf(view) });
  if (!before || !now || before.room !== now.room) return undefined;
  const [then, today] = now.total === undefined ? [before.price, now.price] : [before.total, now.total];
  return then === today ? undefined : then;
}
