import { language } from 'virtual:sarai-language';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { languages } from '../../../shared/languages.ts';
import { addressIn } from '../i18n/addressIn.ts';
import { useSession } from '../session.ts';

const other = language === 'en' ? 'ur' : 'en';
const { name, direction } = languages[other];

/** Tells the account, for those who have one: no visitor's first load needs it. */
let tellAccount: ((chosen: typeof other) => void) | undefined;

/** Leads to the same page in the other language, which is remembered from then on. It names itself in that language. */
export function LanguageLink({ className }: { className: string }) {
  const { pathname, search, hash } = useLocation();
  const session = useSession();

  useEffect(() => {
    if (session) loadTellAccount();
  }, [session]);

  return (
    <a
      href={addressIn(other, { pathname, search, hash })}
      lang={other}
      hrefLang={other}
      dir={direction}
      onClick={rememberLanguage}
      className={className}
    >
      {name}
    </a>
  );
}

/** Also before React answers: `holdPresses` does it then. */
function rememberLanguage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers of today have the cookie store
  document.cookie = `language=${other}; path=/; max-age=31536000; samesite=lax`;
  tellAccount?.(other);
}

/** Where it does not arrive, the next login tells the account. */
async function loadTellAccount(): Promise<void> {
  tellAccount = await import('../i18n/tellLanguage.ts').then(
    ({ tellLanguage }) => tellLanguage,
    () => undefined,
  );
}
