import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { type ListedState, listedStates, sayState } from './bookingStates.ts';

/** Links to the bookings of each state. */
export function StateTabs({ current }: { current: ListedState }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Kind of booking`} className="mb-8">
      <ul className="-mx-3 flex flex-wrap gap-x-1">
        {listedStates.map((state) => (
          <li key={state}>
            <Link
              to={{ search: state === listedStates[0] ? '' : `status=${state}` }}
              replace
              aria-current={state === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-control px-3 font-medium text-bark decoration-apricot decoration-2 underline-offset-8 hover:underline aria-[current=page]:text-walnut aria-[current=page]:underline"
            >
              {sayState(state)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
