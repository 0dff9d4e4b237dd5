import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { accountPaths } from '../../../shared/rules/accountPaths.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session.ts';
import { Wordmark } from './Wordmark.tsx';

export function Header({ navigation }: { navigation: ReactNode }) {
  const { t } = useLingui();
  const session = useSession();
  const home = session ? accountPaths[session.role].home : paths.home;
  return (
    <header className="relative z-30">
      <div className="page flex h-18 items-center justify-between gap-3 sm:gap-6">
        <Link to={home} aria-label={t`Sarai, home`} className="rounded-control">
          <Wordmark />
        </Link>
        {navigation}
      </div>
    </header>
  );
}
