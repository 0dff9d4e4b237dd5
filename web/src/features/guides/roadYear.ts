import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type RoadState = 'open' | 'mayClose' | 'closed';

export interface RoadMonth {
  state: RoadState;
  /** Why a road may close, or is closed. */
  reason?: MessageDescriptor;
}

/** A road, and what it is like in each month from January on, in most years. */
export interface Road {
  name: MessageDescriptor;
  months: readonly RoadMonth[];
}

const reasons = {
  snow: msg`Snow`,
  snowAndCars: msg`Snow, and too many cars`,
  snowAndRocks: msg`Snow and falling rocks`,
  earlySnow: msg`Early snow`,
  clearing: msg`Snow is being cleared`,
  highWater: msg`High water as snow melts`,
  slides: msg`Rain and landslides`,
  floods: msg`Floods and landslides`,
  fog: msg`Fog on the motorway`,
} as const;

/** Months, from 1 to 12, by what happens to the road in them. */
type Months = Partial<Record<keyof typeof reasons, readonly number[]>>;

interface Troubles {
  mayClose?: Months;
  closed?: Months;
}

/** A road that is open but in the months that are named. */
export function road(name: MessageDescriptor, troubles: Troubles): Road {
  const states = ['mayClose', 'closed'] as const;
  const named = states.flatMap((state) => monthsOf(troubles[state] ?? {}, state));
  const months = Array.from({ length: 12 }, (_, index): RoadMonth => {
    const found = named.find(({ month }) => month === index + 1);
    return found ? { state: found.state, reason: found.reason } : { state: 'open' };
  });
  return { name, months };
}

function monthsOf(troubles: Months, state: RoadState) {
  return (Object.keys(reasons) as (keyof typeof reasons)[]).flatMap((key) =>
    (troubles[key] ?? []).map((month) => ({ month, state, reason: reasons[key] })),
  );
}

const cold = { snowAndRocks: [1, 2] };
const wet = { slides: [4, 7, 8] };

/** The road by Besham, Dasu and Chilas, which is kept open in all seasons. */
export const karakoramHighway = road(msg`Karakoram Highway`, { mayClose: { ...cold, ...wet } });

/** The Karakoram Highway to Jaglot, then the road along the Indus. */
export const highwayToSkardu = road(msg`Karakoram Highway and Skardu road`, { mayClose: { ...cold, ...wet } });

/** The short way by Naran, over a pass at 4,173 m. */
export const babusar = road(msg`Babusar Pass`, {
  closed: { snow: [1, 2, 3, 4, 5, 11, 12] },
  mayClose: { clearing: [6], slides: [7, 8], earlySnow: [10] },
});
