import { answerNotes } from '../bookings/answerTimes.ts';
import { listener } from '../bus/listener.ts';
import { threadLookup } from '../messages/threadItem.ts';

export const handler = listener(
  {
    trigger: { on: 'bus', events: ['message.sent'] },
    summary: 'Note how fast owners answer questions.',
    harm: 'Listings say of an owner how fast he answered before, and not of late.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  { threads: threadLookup, answers: answerNotes },
  async ({ detail: { threadId, messageId, by } }, { threads, answers }) => {
    if (by === 'guest') return { noted: 0 };
    const [thread, message] = await Promise.all([
      threads.find(threadId),
      threads.findMessage(threadId, Number(messageId)),
    ]);
    if (!thread || message?.askedAt === undefined) return { noted: 0 };
    const { vendorId } = thread;
    const reply = { vendorId, id: `${threadId}.${messageId}`, askedAt: message.askedAt, at: message.at };
    return { noted: Number(await answers.noteReply(reply)) };
  },
);
