import type { Language } from '../../../shared/languages.ts';

/** What a release of the site consists of in one language; the build writes it into the worker. */
export interface ReleaseFiles {
  /** Address of the empty page. */
  shell: string;
  /** What every page needs, and the home page: without all of it the shell is white. */
  core: readonly string[];
  /** What the pages of travellers and visitors need besides. */
  pages: readonly string[];
}

export type Release = Readonly<Record<Language, ReleaseFiles>>;

/** What a page tells the worker once it has been shown. */
export interface PageMessage {
  language: Language;
  lowData: boolean;
  /** The page came past the worker, so it came from the network. */
  first: boolean;
  /** Paths of the files and photos that the page has loaded. */
  seen: readonly string[];
}
