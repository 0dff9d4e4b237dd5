import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { accountPaths } from '../../../shared/addresses/accountPaths.ts';
import { oldestAge, onAges } from '../offline/answerAges.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session.ts';
import { Footer } from './Footer.tsx';
import { HomeLink } from './HomeLink.tsx';
import { Isolated } from './Isolated.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { lazyPart } from './lazyPart.tsx';
import { SkipLink } from './SkipLink.tsx';
import { leaveToasts } from './toasts/toast.ts';
import { useAddressInHead } from './useAddressInHead.ts';
import { announcedTitle, onAnnounced } from './useDocumentTitle.ts';

/** The words are no part of a first load. Where their chunk does not arrive, nothing is said. */
const AgeSentence = lazyPart(async () => (await import('./AgeSentence.tsx')).AgeSentence);

interface Props {
  /** The links beside the brand. */
  navigation: ReactNode;
  children: ReactNode;
}

/** Header and footer around every page. */
export function Layout({ navigation, children }: Props) {
  const main = useRef<HTMLElement>(null);
  const session = useSession();
  const title = useSyncExternalStore(onAnnounced, announcedTitle, announcedTitle);
  useArrival(main);
  useAddressInHead();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="main">
        <Trans>Skip to the page</Trans>
      </SkipLink>
      <header className="relative z-30 print:hidden">
        <div className="page flex min-h-18 flex-wrap items-center gap-x-3 sm:gap-x-6">
          <HomeLink to={session ? accountPaths[session.role].home : paths.home} />
          <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-1 sm:gap-3">
            <LanguageLink className="inline-flex min-h-11 items-center rounded-control px-3 max-sm:px-1.5 text-walnut decoration-apricot decoration-2 underline-offset-8 hover:underline" />
            {navigation}
          </div>
        </div>
      </header>
      <AgeLine />
      <main id="main" ref={main} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
      {/* Tells screen readers the title of a page that a link within the site has led to, which no browser does. */}
      <p aria-live="polite" className="sr-only">
        <Isolated text={title} />
      </p>
    </div>
  );
}

/**
 * After a link to another page, scrolls to its top and moves the focus there. The browser does so after going back, the
 * page itself for a part of it (`#faq`); a change of the query alone moves nothing.
 */
function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const isFromHistory = useNavigationType() === 'POP';
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    leaveToasts();
    if (isFromHistory || hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, isFromHistory, main]);
}

/** Says how old the page is where it does not come from the network. It stands over the scene of the home page, which begins behind it. */
function AgeLine() {
  const needed = useSyncExternalStore(onChange, isNeeded, () => false);
  return (
    <div role="status" className="relative z-20 print:hidden">
      {needed && (
        <Suspense>
          <AgeSentence />
        </Suspense>
      )}
    </div>
  );
}

function isNeeded(): boolean {
  return !navigator.onLine || oldestAge() !== undefined;
}

function onChange(listener: () => void): () => void {
  const stop = onAges(listener);
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    stop();
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
}
