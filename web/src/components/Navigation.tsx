import { Trans } from '@lingui/react/macro';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { paths } from '../paths.ts';
import { type Session, useSession } from '../session.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { MenuBar } from './MenuBar.tsx';
import { MenuLink } from './MenuLink.tsx';

/** It stands outside of what catches a page's errors: where its chunk is lost the page does without it. */
const MemberNavigation = lazy<ComponentType<{ session: Session }>>(() =>
  import('../features/accounts/SessionNavigation.tsx').then(
    ({ MemberNavigation }) => ({ default: MemberNavigation }),
    () => ({ default: Nothing }),
  ),
);

/** The navigation of a visitor, a traveller or a vendor. */
export function Navigation() {
  const session = useSession();
  if (!session) return <VisitorNavigation />;
  return (
    <Suspense>
      <MemberNavigation session={session} />
    </Suspense>
  );
}

function VisitorNavigation() {
  return (
    <MenuBar>
      <li>
        <MenuLink to={paths.home}>
          <Trans>Home</Trans>
        </MenuLink>
      </li>
      <li>
        <MenuLink to={paths.aboutUs}>
          <Trans>About Us</Trans>
        </MenuLink>
      </li>
      <li>
        <MenuLink to={paths.contactUs}>
          <Trans>Contact Us</Trans>
        </MenuLink>
      </li>
      <li className="md:ms-3">
        <MenuLink to={paths.login}>
          <Trans>Login</Trans>
        </MenuLink>
      </li>
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
