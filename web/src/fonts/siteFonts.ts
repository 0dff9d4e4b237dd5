import type { Language } from '../../../shared/languages.ts';

/** A font that comes with the site, as `FontFace` takes it. */
export interface SiteFont {
  family: string;
  weight?: string;
  unicodeRange?: string;
  /** Beside this file. */
  file: string;
  /** Names of the fonts of machines that pages use already, by the styles in their head. */
  own?: readonly string[];
  /** Milliseconds after which a page keeps the letters in which it is read; the next one has the font. */
  within?: number;
}

/**
 * Fraunces: SIL Open Font License 1.1 (see OFL-fraunces.txt). One file, made with fonttools from the "full" Latin file of
 * `@fontsource-variable/fraunces`: opsz pinned to 72, SOFT to 60, WONK to 0, weight kept from 400 to 650, then subset to printable
 * ASCII, the common Western accents and typographic punctuation.
 *
 * Noto Nastaliq Urdu: SIL Open Font License 1.1 (see OFL-nastaliq.txt). One file, made with fonttools from the Arabic file of
 * `@fontsource/noto-nastaliq-urdu` in weight 400, subset to the letters, marks and digits of Urdu and to the letters of Arabic that
 * phones type in their place.
 */
export const siteFonts: Record<Language, SiteFont> = {
  en: { family: 'Fraunces', file: 'fraunces.woff2', weight: '400 650' },
  ur: {
    family: 'Sarai Nastaliq',
    file: 'nastaliq.woff2',
    // Its name on Apple's machines, and on Android and Linux.
    own: ['Noto Nastaliq Urdu', 'Noto Nastaliq Urdu Regular'],
    unicodeRange: 'U+0600-06FF, U+200C-200F, U+2066-2069',
    within: 3000,
  },
};
