import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { addDays, today } from '../../../../../shared/rules/dates.ts';
import type { Talker } from '../../../../../shared/rules/messages.ts';
import { useNow } from '../../../components/useNow.ts';
import { formatDay } from '../../../words/days.ts';
import type { Message } from '../api/messages.ts';
import { Bubble } from './Bubble.tsx';
import { daysOf } from './parts.ts';

interface Props {
  messages: readonly Message[];
  side: Talker;
  /** First name of the other side. */
  other: string;
  /** The message before which the line of what is unread stands. */
  unread: string | undefined;
  /** Buttons below a message of the other side. */
  actions?: ((message: Message) => ReactNode) | undefined;
}

/** The messages of a thread, day by day. */
export function MessageList({ messages, side, other, unread, actions }: Props) {
  const now = useNow();
  return (
    <>
      {daysOf(messages).map(({ day, messages: those }) => (
        <Fragment key={day}>
          <h2 className="numbers my-2 text-center text-sm font-semibold text-bark">
            <DayName day={day} now={now} />
          </h2>
          <ol className="grid gap-3">
            {those.map((message, at) => (
              <li key={message._id} className="grid min-w-0 gap-3">
                {message._id === unread && <UnreadLine />}
                <OneMessage
                  {...{ message, side, other }}
                  follows={message._id !== unread && isFollowing(message, those[at - 1])}
                >
                  {message.by !== side && actions?.(message)}
                </OneMessage>
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
      <Heard last={messages.at(-1)} side={side} other={other} />
    </>
  );
}

function DayName({ day, now }: { day: string; now: Date }) {
  if (day === today(now)) return <Trans>Today</Trans>;
  return day === addDays(today(now), -1) ? <Trans>Yesterday</Trans> : formatDay(day, now);
}

interface MessageProps extends Pick<Props, 'side' | 'other'> {
  message: Message;
  follows: boolean;
  children: ReactNode;
}

/** On the hotel's side one who helps there has a name; a guest hears the house. */
function OneMessage({ message, side, other, follows, children }: MessageProps) {
  const { by, at, text, name, bookingStartDate, bookingEndDate } = message;
  const own = by === side;
  const stay = bookingStartDate && bookingEndDate ? { bookingStartDate, bookingEndDate } : {};
  return (
    <Bubble {...{ text, own, follows, ...stay }} at={new Date(at)} by={own ? name : other}>
      {children}
    </Bubble>
  );
}

/** One of the writer of the message before it. */
function isFollowing({ by, name }: Message, before: Message | undefined): boolean {
  return before?.by === by && before.name === name;
}

function UnreadLine() {
  return (
    <p
      id="unread"
      className="flex scroll-mt-24 items-center gap-3 text-sm font-semibold text-apricot-deep before:h-px before:grow before:bg-apricot after:h-px after:grow after:bg-apricot"
    >
      <Trans>Not read yet</Trans>
    </p>
  );
}

/** Says a message of the other side that comes while the thread is open, for screen readers. */
function Heard({ last, side, other }: { last: Message | undefined } & Pick<Props, 'side' | 'other'>) {
  const first = useRef(last?._id);
  const [said, setSaid] = useState('');
  const { _id: id, by, text } = last ?? {};
  useEffect(() => {
    if (id === undefined || id === first.current || by === side) return;
    setSaid(`${other}: ${text}`);
  }, [id, by, text, side, other]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
