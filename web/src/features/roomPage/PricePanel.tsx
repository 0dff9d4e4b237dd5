import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatNights } from '../../words/days.ts';
import { formatPrice, formatRoomCount } from '../rooms/format.ts';

interface Props {
  /** Of a night, in whole PKR: that of all rooms that are asked for. */
  price: number;
  /** It is that of the cheapest of the next nights. */
  isFrom?: boolean;
  /** The number of those rooms. */
  rooms?: number;
  /** Nights of the stay, where its days are chosen. */
  nights?: number;
  /** Whole PKR for the stay, once its quote is there; until then a night has the price of the rooms. */
  quoted?: number | undefined;
  /** Lines below the price. */
  about: ReactNode;
  children: ReactNode;
}

/** Price and Book Now: a panel beside the room on a wide screen, a bar at the bottom on a phone, above which toasts stay. */
export function PricePanel({ price, isFrom = false, rooms = 1, nights = 0, quoted, about, children }: Props) {
  const amount = 'numbers font-serif text-xl font-medium text-walnut lg:text-2xl';
  const total = nights > 0 && quoted !== undefined && formatPrice(quoted);
  const length = formatNights(nights);
  return (
    <aside
      data-bar
      className="sticky bottom-0 z-10 -mx-[clamp(1.125rem,4vw,2.5rem)] mt-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hairline bg-snow px-[clamp(1.125rem,4vw,2.5rem)] py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:top-[calc(1.25rem+var(--strip,0rem))] lg:bottom-auto lg:mx-0 lg:-mt-14 lg:block lg:max-h-[max(34rem,calc(100dvh-6.5rem))] lg:scroll-pb-52 lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:rounded-panel lg:border-0 lg:bg-drift lg:p-5 lg:pb-0 [@media(width>=64rem)_and_(height<54rem)]:pt-3!"
    >
      <div className="max-lg:flex-1 max-lg:basis-40 lg:flex lg:min-w-0 lg:flex-wrap lg:items-baseline lg:justify-between lg:gap-x-4">
        <p className="text-bark max-lg:text-sm lg:whitespace-nowrap">
          {rooms > 1 && <>{formatRoomCount(rooms)} · </>}
          {total ? (
            <Trans>
              <strong className={amount}>{total}</strong> for {length}
            </Trans>
          ) : (
            <NightPrice amount={<strong className={amount}>{formatPrice(price)}</strong>} isFrom={isFrom} />
          )}
        </p>
        <div className="max-lg:text-sm">{about}</div>
      </div>
      {children}
    </aside>
  );
}

function NightPrice({ amount, isFrom }: { amount: ReactNode; isFrom: boolean }) {
  return isFrom ? <Trans>from {amount} a night</Trans> : <Trans>{amount} a night</Trans>;
}
