import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { isNotThere } from '../../../api/ApiError.ts';
import { Button } from '../../../components/Button.tsx';
import { closeAndFocus } from '../../../components/closeAndFocus.ts';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Skeletons } from '../../../components/Skeleton.tsx';
import { useFocusAfter } from '../../../components/useFocusAfter.ts';
import { useBrowserList } from '../../../offline/BrowserList.ts';
import { isolate } from '../../../words/isolate.ts';
import { NotUpToDate } from '../../lists/NotUpToDate.tsx';
import type { Message, Thread } from '../api/messages.ts';
import { SavedAnswers } from '../saved/SavedAnswers.tsx';
import type { ThreadName } from '../thread.ts';
import { unsentIn, unsentMessages } from '../unsent/unsentMessages.ts';
import { AskedDays } from './Bubble.tsx';
import { Closed } from './Closed.tsx';
import { Composer } from './Composer.tsx';
import { ConfirmToWrite } from './ConfirmToWrite.tsx';
import { MessageList } from './MessageList.tsx';
import { firstUnread } from './parts.ts';
import { ReportMessage } from './ReportMessage.tsx';
import { ThreadHead, ThreadTitle } from './ThreadHead.tsx';
import { UnsentBubbles } from './UnsentBubbles.tsx';
import { useEndOfThread } from './useEndOfThread.ts';
import { useThread } from './useThread.ts';
import { useWriting } from './useWriting.ts';

interface Props {
  name: ThreadName;
  /** The place of a thread that is none. */
  missing: ReactNode;
}

/** A thread: its messages, what is on its way, and the field of the next one. */
export function ThreadView({ name, missing }: Props) {
  const read = useThread(name);
  const { thread, error, retry } = read;
  if (error && isNotThere(error)) return missing;
  if (!thread) return error ? <Unread name={name} onRetry={retry} /> : skeleton;
  return (
    <>
      <NotUpToDate error={error} onRetry={retry} />
      <Talk name={name} thread={thread} read={read} />
    </>
  );
}

/** A thread that cannot be read now: what waits for it can be. */
function Unread({ name, onRetry }: { name: ThreadName; onRetry: () => void }) {
  const { t } = useLingui();
  const unsent = unsentIn(useBrowserList(unsentMessages), name);
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <PageTitle title={unsent[0] ? isolate(unsent[0].to) : t`Messages`} />
      <ErrorState onRetry={onRetry} />
      <UnsentBubbles messages={unsent} agreed={false} />
    </div>
  );
}

const skeleton = (
  <Skeletons className="grid gap-3" shapes={['h-10 w-64 max-w-full', 'h-16 w-3/4', 'h-16 w-2/3 ms-auto', 'h-12']} />
);

interface TalkProps {
  name: ThreadName;
  thread: Thread;
  read: ReturnType<typeof useThread>;
}

function Talk({ name, thread, read }: TalkProps) {
  const { messages, hasOlder, growing, showOlder } = read;
  const { side } = name;
  const writing = useWriting(name, thread, messages);
  const { unsent } = writing;
  const [choosing, setChoosing] = useState(false);
  const [reported, setReported] = useState<Message>();
  const unread = useUnreadLine(messages, thread, name);
  useFocusAfter(hasOlder);
  useEndOfThread(messages.at(0)?._id, `${messages.at(-1)?._id} ${unsent.length}`, unread);
  const report = (message: Message) =>
    choosing && (
      <Button variant="secondary" onClick={() => setReported(message)}>
        <Trans>Report this message</Trans>
      </Button>
    );
  const isEmpty = messages.length === 0 && unsent.length === 0;
  return (
    // The page keeps its place itself, in every browser.
    <div className={`flex max-w-2xl flex-col gap-3 [overflow-anchor:none] ${wholeScreen[side]}`}>
      <ThreadTitle name={name} thread={thread} />
      <ThreadHead
        name={name}
        thread={thread}
        reportable={messages.some(({ by }) => by !== side)}
        choosing={choosing}
        onChoose={setChoosing}
      />
      {hasOlder && (
        <Button variant="secondary" busy={growing} className="self-center" onClick={showOlder}>
          <Trans>Show older messages</Trans>
        </Button>
      )}
      {isEmpty && <Begin side={side} />}
      <MessageList {...{ messages, side, unread }} other={thread.name} actions={report} />
      <Writing name={name} thread={thread} writing={writing} />
      {reported && (
        <ReportMessage
          name={name}
          message={reported}
          onClose={() =>
            closeAndFocus(() => {
              setReported(undefined);
              setChoosing(false);
            }, null)
          }
        />
      )}
    </div>
  );
}

/** The field of a thread with few messages stands at the end of the screen: below the bars of the page. */
const wholeScreen: Record<ThreadName['side'], string> = {
  guest: 'min-h-[calc(100dvh-5rem)] sm:min-h-[calc(100dvh-6.5rem)]',
  owner: 'min-h-[calc(100dvh-9.75rem)] md:min-h-[calc(100dvh-9.5rem)]',
};

/** The line of what was unread when the thread was opened: it stays where it is while the reader is here. */
function useUnreadLine(messages: readonly Message[], { unread }: Thread, { side }: ThreadName): string | undefined {
  const [opened] = useState({ unread, last: Number(messages.at(-1)?._id ?? 0) });
  return firstUnread(
    messages.filter(({ _id }) => Number(_id) <= opened.last),
    side,
    opened.unread,
  );
}

function Begin({ side }: { side: ThreadName['side'] }) {
  return (
    <p className="py-6 text-center text-bark">
      {side === 'guest' ? (
        <Trans>Nothing is written yet. Ask what you want to know before you book.</Trans>
      ) : (
        <Trans>Nothing is written yet. Your guest is told of your message by mail.</Trans>
      )}
    </p>
  );
}

interface WritingProps extends Pick<TalkProps, 'name' | 'thread'> {
  writing: ReturnType<typeof useWriting>;
}

/** Messages that are on their way, and the field of the next one. */
function Writing({ name, thread, writing }: WritingProps) {
  const { draft, unsent, write, send, takeBack } = writing;
  useFocusAfter(thread.closed !== undefined);
  const isUnconfirmed = unsent.some(({ unconfirmed }) => unconfirmed);
  return (
    <>
      <UnsentBubbles messages={unsent} agreed={thread.agreed} onChange={takeBack} />
      {isUnconfirmed && <ConfirmToWrite />}
      <div className="sticky bottom-0 z-10 mt-auto -mx-2 bg-snow px-2 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {thread.closed ? (
          <Closed name={name} thread={thread} />
        ) : (
          <Composer text={draft.text} onText={write} onSend={send} agreed={thread.agreed}>
            {name.side === 'owner' ? <SavedAnswers typed={draft.text} onUse={write} /> : <AskedDays {...draft.stay} />}
          </Composer>
        )}
      </div>
    </>
  );
}
