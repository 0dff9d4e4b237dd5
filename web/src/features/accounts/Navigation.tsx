import { Trans } from '@lingui/react/macro';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { MenuBar } from '../../components/MenuBar.tsx';
import { MenuItem } from '../../components/MenuItem.tsx';
import { paths } from '../../paths.ts';
import { type Session, useSession } from '../../session.ts';

/** It stands outside of the error boundary, so where its chunk cannot be loaded it renders nothing instead of failing. */
const SessionNavigation = lazy<ComponentType<{ session: Session }>>(() =>
  import('./SessionNavigation.tsx').then(
    ({ SessionNavigation }) => ({ default: SessionNavigation }),
    () => ({ default: Nothing }),
  ),
);

/** The navigation of a visitor, a traveller or a vendor. */
export function Navigation() {
  const session = useSession();
  if (!session) return <VisitorNavigation />;
  return (
    <Suspense>
      <SessionNavigation session={session} />
    </Suspense>
  );
}

function VisitorNavigation() {
  return (
    <MenuBar>
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
    </MenuBar>
  );
}

function Nothing(_: { session: Session }): ReactNode {
  return null;
}
