import { useBrowserList } from '../../../offline/BrowserList.ts';
import { WaitingCard } from './WaitingCard.tsx';
import { waitingRequests } from './waitingRequests.ts';

/** Above the bookings: what is not among them yet, for want of a connection. */
export function WaitingList() {
  const waiting = useBrowserList(waitingRequests);
  if (waiting.length === 0) return null;
  return (
    <ul className="mt-6 grid gap-5">
      {waiting.map((each) => (
        <li key={each.draft.requestKey} className="min-w-0">
          <WaitingCard waiting={each} />
        </li>
      ))}
    </ul>
  );
}
