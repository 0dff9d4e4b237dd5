import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import type { StayCalendar } from './StayCalendar.tsx';

type Props = ComponentProps<typeof StayCalendar>;

/** Where its chunk cannot be loaded the fields above it still take days. */
const Calendar = lazy<ComponentType<Props>>(() =>
  import('./StayCalendar.tsx').then(
    ({ StayCalendar }) => ({ default: StayCalendar }),
    () => ({ default: Nothing }),
  ),
);

/** The calendar, which is loaded when a room is looked at. */
export function LazyStayCalendar(props: Props) {
  return (
    <Suspense fallback={<CalendarSkeleton />}>
      <Calendar {...props} />
    </Suspense>
  );
}

/** As high as the calendar, which always has six weeks. */
export function CalendarSkeleton() {
  return (
    <SkeletonGroup className="w-full">
      <Skeleton className="mx-auto h-11 w-40" />
      <Skeleton className="mt-1 h-74 w-full lg:h-62" />
    </SkeletonGroup>
  );
}

function Nothing(_: Props): ReactNode {
  return null;
}
