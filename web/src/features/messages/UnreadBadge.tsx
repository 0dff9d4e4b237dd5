import { Plural } from '@lingui/react/macro';
import type { Session } from '../../session.ts';
import { useUnreadThreads } from './api/inbox.ts';

/** How many threads have something unread, where some do. `data-unread` lets a closed menu show that there is something in it. */
export function UnreadBadge({ session, className = '' }: { session: Session; className?: string }) {
  const count = useUnreadThreads(session);
  if (count === 0) return null;
  return (
    <span
      data-unread
      className={`numbers grid h-5 min-w-5 place-items-center rounded-full bg-apricot-deep px-1.5 text-sm font-semibold text-snow ${className}`}
    >
      <span aria-hidden="true" lang="en" className="leading-none">
        {count}
      </span>
      <span className="sr-only">
        <Plural value={count} one="# conversation has unread messages" other="# conversations have unread messages" />
      </span>
    </span>
  );
}
