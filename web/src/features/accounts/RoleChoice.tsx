import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { accountPaths } from '../../../../shared/rules/accountPaths.ts';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { useKeepNext } from './useNext.ts';

/** Login or signup of either role, to choose from. */
export function RoleChoice({ step }: { step: 'login' | 'signup' }) {
  return (
    <ul className="grid gap-4">
      <RoleLink icon="bed" to={accountPaths.user[step]} title={<Trans>Traveller</Trans>}>
        <Trans>I look for rooms and ask owners for them.</Trans>
      </RoleLink>
      <RoleLink icon="wallet" to={accountPaths.vendor[step]} title={<Trans>Vendor</Trans>}>
        <Trans>I own rooms and answer travellers who ask.</Trans>
      </RoleLink>
    </ul>
  );
}

interface RoleLinkProps {
  icon: IconName;
  to: string;
  title: ReactNode;
  children: ReactNode;
}

function RoleLink({ icon, to, title, children }: RoleLinkProps) {
  const keepNext = useKeepNext();
  return (
    <li>
      <Link
        to={keepNext(to)}
        className="group flex items-center gap-5 rounded-panel bg-drift p-5 transition-colors duration-150 hover:bg-glacier-pale sm:p-6"
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-glacier-pale text-glacier-deep group-hover:bg-paper">
          <Icon name={icon} />
        </span>
        <span className="min-w-0 grow">
          <span className="block font-serif text-xl font-medium">{title}</span>
          <span className="block text-bark">{children}</span>
        </span>
        <Icon name="chevronEnd" className="size-5 text-bark" />
      </Link>
    </li>
  );
}
