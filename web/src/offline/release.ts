import type { Language } from '../../../shared/languages.ts';

/** The files of a release of the site in one language; the build writes them into the worker. */
export interface ReleaseFiles {
  /** Address of the empty page. */
  shell: string;
  /** Files that every page needs, and those of the home page: without all of them the shell is white. */
  core: readonly string[];
  /** Files that the pages of travellers and visitors need besides. */
  pages: readonly string[];
}

export type Release = Readonly<Record<Language, ReleaseFiles>>;

/** The message of a page to the worker once it is on the screen. */
export interface PageMessage {
  language: Language;
  lowData: boolean;
  /** The page came past the worker, so it came from the network. */
  first: boolean;
  /** Paths of the files and photos that the page has loaded. */
  seen: readonly string[];
}
