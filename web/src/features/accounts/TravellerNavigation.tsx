import { Trans } from '@lingui/react/macro';
import { MenuBar } from '../../components/MenuBar.tsx';
import { MenuLink } from '../../components/MenuLink.tsx';
import { paths } from '../../paths.ts';
import type { Session } from '../../session.ts';
import { AccountMenu } from './AccountMenu.tsx';

export function TravellerNavigation({ session }: { session: Session }) {
  return (
    <MenuBar>
      <li>
        <MenuLink to={paths.travellerHome}>
          <Trans>Home</Trans>
        </MenuLink>
      </li>
      <li>
        <MenuLink to={paths.hotels}>
          <Trans>Hotels</Trans>
        </MenuLink>
      </li>
      <AccountMenu session={session} />
    </MenuBar>
  );
}
