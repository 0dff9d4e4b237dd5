import { messagePaths } from '../../shared/addresses/messagePaths.ts';
import type { Talker } from '../../shared/rules/messages.ts';
import { compose, type Mail, type Part, pagesFor, type Reader } from '../mail/compose.ts';

const words = {
  en: {
    subject: 'You have an unread message on Sarai',
    guest: 'The owner of a hotel has written to you about your stay or your question.',
    owner: 'A guest has written to you about one of your hotels.',
    once: 'Until you have read it, this is the only mail about this conversation.',
    open: 'Your messages',
  },
  ur: {
    subject: 'سرائے پر آپ کا ایک پیغام بغیر پڑھا ہے',
    guest: 'ایک ہوٹل کے مالک نے آپ کے قیام یا سوال کے بارے میں آپ کو لکھا ہے۔',
    owner: 'ایک مہمان نے آپ کے کسی ہوٹل کے بارے میں آپ کو لکھا ہے۔',
    once: 'جب تک آپ اسے پڑھ نہیں لیتے، اس گفتگو کے بارے میں یہی ایک ای میل آئے گی۔',
    open: 'آپ کے پیغامات',
  },
} as const;

/** Tells a side of a thread that a message waits: not a word that anybody typed stands in it. `path` is that of its inbox. */
export function unreadMail(side: Talker, { language, siteUrl }: Omit<Reader, 'role'>): Mail {
  const say = words[language];
  const pages = pagesFor({ language, siteUrl });
  const link: Part[] = pages ? [{ link: `${pages}${messagePaths[side]}`, label: say.open }] : [];
  return compose({ kind: 'unread', language, subject: say.subject }, [
    { text: say[side] },
    ...link,
    { text: say.once },
  ]);
}
