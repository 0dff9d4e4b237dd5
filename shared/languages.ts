/** The languages of Sarai: how each is written, where its pages are, and its own name for itself. */
export const languages = {
  en: { direction: 'ltr', prefix: '', name: 'English' },
  ur: { direction: 'rtl', prefix: '/ur', name: 'اردو' },
} as const;

export type Language = keyof typeof languages;

export const languageKeys = Object.keys(languages) as Language[];
