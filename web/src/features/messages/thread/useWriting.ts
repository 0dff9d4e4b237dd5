import { useBrowserList } from '../../../offline/BrowserList.ts';
import type { Thread } from '../api/messages.ts';
import { keepDraft, messageDrafts, readDraft } from '../drafts.ts';
import type { ThreadName } from '../thread.ts';
import { letGo } from '../unsent/sendUnsent.ts';
import { type UnsentMessage, unsentIn, unsentMessages } from '../unsent/unsentMessages.ts';

/** The message that somebody writes in a thread: the browser stores it until it is sent, so that neither a reload nor a refusal loses it. */
export function useWriting(name: ThreadName, { hotelName, name: other }: Thread) {
  useBrowserList(messageDrafts);
  const draft = readDraft(name);
  const unsent = unsentIn(useBrowserList(unsentMessages), name);

  function write(text: string) {
    keepDraft(name, { ...draft, text });
  }

  function send(text: string) {
    const to = name.side === 'guest' ? hotelName : other;
    if (letGo({ thread: name, to, text, ...(draft.stay && { stay: draft.stay }) })) keepDraft(name, { text: '' });
  }

  /** A text that is typed already stays behind it. */
  function takeBack({ text, stay }: UnsentMessage) {
    const both = draft.text === '' ? text : `${text}\n${draft.text}`;
    keepDraft(name, { text: both, ...(stay && { stay }) });
  }

  return { draft, unsent, write, send, takeBack };
}
