import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { lazyPart } from '../../components/lazyPart.tsx';
import { MenuBar } from '../../components/MenuBar.tsx';
import { MenuItem } from '../../components/MenuItem.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session.ts';

/** It stands outside of the error boundary, so where its chunk cannot be loaded it renders nothing instead of failing. */
const SessionNavigation = lazyPart(async () => (await import('./SessionNavigation.tsx')).SessionNavigation);

/**
 * The navigation of a visitor, a traveller or a vendor. Prerendered pages have that of a visitor: the button of a traveller's menu is the
 * same one, so that a press of it holds while the page learns who is there.
 */
export function Navigation() {
  const { t } = useLingui();
  const session = useSession();
  const own = session && (
    <Suspense>
      <SessionNavigation session={session} />
    </Suspense>
  );
  // A vendor has no menu.
  return session?.role === 'vendor' ? (
    <nav aria-label={t`Main`}>{own}</nav>
  ) : (
    <MenuBar>{own ?? <VisitorItems />}</MenuBar>
  );
}

function VisitorItems() {
  return (
    <>
      <MenuItem to={paths.home}>
        <Trans>Home</Trans>
      </MenuItem>
      <MenuItem to={paths.aboutUs}>
        <Trans>About Us</Trans>
      </MenuItem>
      <MenuItem to={paths.contactUs}>
        <Trans>Contact Us</Trans>
      </MenuItem>
      <MenuItem to={paths.listProperty}>
        <Trans>List your property</Trans>
      </MenuItem>
      <MenuItem to={paths.login} className="lg:ms-3">
        <Trans>Login</Trans>
      </MenuItem>
      <li>
        <ButtonLink to={paths.signup} variant="secondary" className="w-full">
          <Trans>Signup</Trans>
        </ButtonLink>
      </li>
    </>
  );
}
