import { language } from 'virtual:sarai-language';
import type { MouseEvent } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { languages } from '../../../shared/languages.ts';
import { tellLanguage } from '../api/tellLanguage.ts';
import { rememberLanguage } from '../i18n/rememberLanguage.ts';

const other = language === 'en' ? 'ur' : 'en';
const { prefix, name, direction } = languages[other];

/** Leads to the same page in the other language, which is remembered from then on. It names itself in that language. */
export function LanguageLink({ className }: { className: string }) {
  const location = useLocation();
  const addressOf = (at: Partial<typeof location>) => `${prefix}${createPath(at)}`;

  // What stands behind the path is not known when the page is prerendered.
  function leave({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    rememberLanguage(other);
    tellLanguage(other);
    currentTarget.href = addressOf(location);
  }

  return (
    <a
      href={addressOf({ pathname: location.pathname })}
      lang={other}
      hrefLang={other}
      dir={direction}
      onClick={leave}
      className={className}
    >
      {name}
    </a>
  );
}
