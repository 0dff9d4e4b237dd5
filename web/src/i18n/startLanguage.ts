import { language } from 'virtual:sarai-language';
import { i18n } from '@lingui/core';

/** Urdu is written with the digits of bills, phones and signs. */
const locales = { en: 'en', ur: 'ur-PK-u-nu-latn' }[language];

/** Starts the words of the language that the site is built in: they stand in the pages that say them. */
export function startLanguage(): void {
  i18n.loadAndActivate({ locale: language, locales, messages: {} });
}
