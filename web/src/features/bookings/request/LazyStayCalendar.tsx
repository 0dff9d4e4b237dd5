import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../../components/lazyPart.tsx';
import { Skeletons } from '../../../components/Skeleton.tsx';
import type { StayCalendar } from './StayCalendar.tsx';

/** Where its chunk cannot be loaded the fields above it still take days. */
const Calendar = lazyPart(async () => (await import('./StayCalendar.tsx')).StayCalendar);

/** The calendar, which is loaded when a room is looked at. */
export function LazyStayCalendar(props: ComponentProps<typeof StayCalendar>) {
  return (
    <Suspense fallback={<CalendarSkeleton />}>
      <Calendar {...props} />
    </Suspense>
  );
}

/** As high as the calendar, which always has six weeks. */
export function CalendarSkeleton() {
  return (
    <Skeletons
      className="w-full"
      shapes={['mx-auto h-11 w-40', 'mt-1 h-74 w-full lg:h-62 [@media(width>=64rem)_and_(height<54rem)]:h-56!']}
    />
  );
}
