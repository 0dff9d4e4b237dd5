import type { Language } from '../../shared/languages.ts';
import type { NoticeKind } from './noticeWords.ts';

/** A notification for one side, before it is known on which phones it is shown. */
export interface Notice {
  kind: NoticeKind;
  /** A traveller, or an owner with all who help. */
  to: { role: 'user' | 'vendor'; accountId: string };
  /** Names what it is about: a later notification about it takes its place. */
  about: string;
  /** Tells it apart from others of its kind about the thing. */
  key: string;
  /** When it happened: an ISO instant. */
  at: string;
  /** Path of the page that it opens, without the language. */
  page: string;
  /** Seconds for which it is worth showing. */
  seconds: number;
  urgency: 'normal' | 'high';
  /** The sentence with names and prices, for a phone whose owner has chosen so; undefined where there is none. */
  details(language: Language): string | undefined;
}
