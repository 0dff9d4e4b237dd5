import { coveredWords } from '../../shared/rules/coveredWords.ts';
import type { Talker } from '../../shared/rules/messages.ts';

/** Marks of one side of a thread. */
export interface SideMarks {
  /** The number of the last message that it has read. */
  read: number;
  /** Messages of the other side behind that one. */
  unread: number;
  /** When a mail tells it of the first unread message, an ISO instant; it stands until the side reads. */
  due?: string | undefined;
  /** The mail has gone, or is for nobody. */
  mailed?: true | undefined;
  /** A run that mails has it for itself until then. */
  claimed?: string | undefined;
}

/** A thread of a guest with a property. Instants are ISO 8601. */
export interface Thread extends Record<Talker, SideMarks> {
  id: string;
  propertyId: string;
  userId: string;
  vendorId: string;
  hotelName: string;
  /** First names, empty once the account is gone. */
  guestName: string;
  hostName: string;
  /** Number of its messages, which is that of the last one. */
  count: number;
  last: { at: string; by: Talker; beginning: string };
  /** When the guest asked first since the owner wrote last. */
  askedAt?: string | undefined;
  /** Seconds. */
  expiresAt: number;
  revision: number;
}

/** A message of a thread: nobody changes it. */
export interface Message {
  number: number;
  by: Talker;
  text: string;
  at: string;
  /** Days that it asks about. */
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  /** The code of the member of the staff who wrote it; absent for the owner. */
  member?: string | undefined;
  /** Of the first reply since a question: when that was asked. */
  askedAt?: string | undefined;
  /** Seconds. */
  expiresAt: number;
}

/** The two of a thread: a guest, and the owner of a hotel. */
export type Two = Pick<Thread, 'userId' | 'vendorId'>;

/** The account of a side. */
export function accountOf(side: Talker, { userId, vendorId }: Two): string {
  return side === 'guest' ? userId : vendorId;
}

/** The first name of a person. */
export function firstNameOf(name: string): string {
  return name.trim().replace(/\s.*$/s, '');
}

/** A text as both sides read it: until a booking of the two is agreed, links and long numbers in it are covered. */
export function shownText(text: string, agreed: boolean): string {
  return agreed ? text : coveredWords(text);
}

/** Letters of a text in a line of an inbox. */
const beginningLetters = 80;

/** The beginning of a text as an inbox shows it, in one line. */
export function beginningOf(text: string, agreed: boolean): string {
  return [...shownText(text, agreed).replace(/\s+/g, ' ')].slice(0, beginningLetters).join('');
}
