import { useBrowserList } from '../../../offline/BrowserList.ts';
import type { Message, Thread } from '../api/messages.ts';
import { keepDraft, messageDrafts, readDraft } from '../drafts.ts';
import type { ThreadName } from '../thread.ts';
import { letGo } from '../unsent/sendUnsent.ts';
import { type UnsentMessage, unsentIn, unsentMessages } from '../unsent/unsentMessages.ts';
import { withoutArrived } from '../unsent/withoutArrived.ts';

/** The message that somebody writes in a thread: the browser stores it until it is sent, so that neither a reload nor a refusal loses it. */
export function useWriting(name: ThreadName, { hotelName, name: other }: Thread, messages: readonly Message[]) {
  useBrowserList(messageDrafts);
  const draft = readDraft(name);
  const waiting = unsentIn(useBrowserList(unsentMessages), name);
  const own = messages.filter(({ by }) => by === name.side);
  const unsent = withoutArrived(waiting, own);
  const after = messages.at(-1)?._id;

  function write(text: string) {
    keepDraft(name, { ...draft, text });
  }

  function send(text: string) {
    const to = name.side === 'guest' ? hotelName : other;
    const { stay } = draft;
    const message = { thread: name, to, text, ...(stay && { stay }), ...(after !== undefined && { after }) };
    if (letGo(message)) keepDraft(name, { text: '' });
  }

  /** A text that is typed already stays behind it. */
  function takeBack({ text, stay }: UnsentMessage) {
    const both = draft.text === '' ? text : `${text}\n${draft.text}`;
    keepDraft(name, { text: both, ...(stay && { stay }) });
  }

  return { draft, unsent, write, send, takeBack };
}
