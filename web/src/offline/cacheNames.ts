/** The caches of the browser that the site fills: the worker the first three, pages the others. */
export const cacheNames = {
  /** Scripts and styles, whose names carry their content, and the drawings among them. */
  files: 'sarai-files',
  /** An empty page of each language, with which every address can be opened, and what the worker remembers. */
  shells: 'sarai-shells',
  /** Photos that were seen. */
  photos: 'sarai-photos',
  /** Answers that everybody may read. */
  answers: 'sarai-answers',
} as const;

const personal = `${cacheNames.answers}-of-`;

/** Name of the cache of the answers to one account. */
export function answersOf(accountId: string): string {
  return personal + accountId;
}

export function holdsAnswers(name: string): boolean {
  return name === cacheNames.answers || name.startsWith(personal);
}

/** Whether a cache holds answers to another account than this one, or to any where nobody is logged in. */
export function isForeign(name: string, accountId: string | undefined): boolean {
  return name.startsWith(personal) && (accountId === undefined || name !== answersOf(accountId));
}

/** Whether a cache tells what somebody has looked at: all but the files, which are the same for everybody. */
export function tellsOfSomebody(name: string): boolean {
  return name !== cacheNames.files && name !== cacheNames.shells;
}
