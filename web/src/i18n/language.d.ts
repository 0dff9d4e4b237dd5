declare module 'virtual:sarai-language' {
  /** The language that this site is built in. */
  export const language: import('../../../shared/languages.ts').Language;
}

declare module 'virtual:sarai-sentences' {
  /** The sentences of `shared/` in that language, by their English; empty in English. */
  export const sentences: Readonly<Record<string, string>>;
}
