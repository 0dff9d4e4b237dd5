import { Plural, Trans } from '@lingui/react/macro';
import type { Talker } from '../../../../../shared/rules/messages.ts';
import { Link } from '../../../components/Link.tsx';
import { useNow } from '../../../components/useNow.ts';
import { langOf } from '../../../components/writtenIn.ts';
import { guestThreadPath, threadPath } from '../../../paths.ts';
import { formatMoment } from '../../../words/days.ts';
import { guestName } from '../../../words/guests.ts';
import type { ThreadLine } from '../api/inbox.ts';

/** A thread in one line: with whom, how the last message begins, when it came, and what is unread. */
export function InboxLine({ thread, side }: { thread: ThreadLine; side: Talker }) {
  const { _id, propertyId, hotelName, name, at, by, beginning, unread } = thread;
  const isGuest = side === 'guest';
  const [title, about] = isGuest ? [hotelName, name] : [guestName(name), hotelName];
  const moment = formatMoment(at, useNow());
  return (
    <Link
      to={isGuest ? threadPath(propertyId) : guestThreadPath(_id)}
      className="group grid min-h-18 grid-cols-[minmax(0,1fr)_auto] content-center items-baseline gap-x-4 py-3 text-walnut"
    >
      <span className="col-span-2 flex flex-wrap items-baseline gap-x-4">
        <span lang={langOf(title)} className="min-w-0 grow basis-48">
          <bdi className="font-semibold wrap-anywhere underline-offset-4 group-hover:underline">{title}</bdi>
        </span>
        <time dateTime={at} className="numbers text-sm text-bark">
          {moment}
        </time>
      </span>
      <span className={`flex min-w-0 gap-1 ${unread > 0 ? 'font-semibold' : 'text-bark'}`}>
        {by === side && (
          <span className="font-normal text-bark">
            <Trans>You:</Trans>{' '}
          </span>
        )}
        <bdi lang={langOf(beginning)} className="min-w-0 truncate">
          {beginning}
        </bdi>
      </span>
      {unread > 0 ? <UnreadMark count={unread} /> : <span />}
      {about !== '' && (
        <span lang={langOf(about)} className="col-span-2 text-sm text-bark wrap-anywhere">
          <bdi>{about}</bdi>
        </span>
      )}
    </Link>
  );
}

/** How many messages are unread. */
function UnreadMark({ count }: { count: number }) {
  return (
    <span className="numbers ms-auto grid h-5 min-w-5 place-items-center rounded-full bg-apricot-deep px-1.5 text-sm font-semibold text-snow">
      <span aria-hidden="true" lang="en" className="leading-none">
        {count}
      </span>
      <span className="sr-only">
        <Plural value={count} one="# unread message" other="# unread messages" />
      </span>
    </span>
  );
}
