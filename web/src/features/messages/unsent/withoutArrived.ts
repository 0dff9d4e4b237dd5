import { coveredWords } from '../../../../../shared/rules/coveredWords.ts';
import type { Message } from '../api/messages.ts';
import type { UnsentMessage } from './unsentMessages.ts';

/** Those that are not among the own messages of their thread yet: one whose answer was lost may be, until its key has gone again. */
export function withoutArrived(unsent: readonly UnsentMessage[], own: readonly Message[]): readonly UnsentMessage[] {
  const left = new Set(own);
  return unsent.filter((message) => {
    const arrived = message.tried && [...left].find((each) => isOf(message, each));
    if (arrived) left.delete(arrived);
    return !arrived;
  });
}

/** Whether a message of the thread is this one by its text, and came after those that stood there when it was written. */
function isOf({ text, after }: UnsentMessage, { _id, text: shown }: Message): boolean {
  return Number(_id) > Number(after ?? 0) && [text, coveredWords(text)].includes(shown);
}
