import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Navigation } from './Navigation.tsx';
import { Wordmark } from './Wordmark.tsx';

export function Header() {
  const { t } = useLingui();
  return (
    <header className="relative z-30">
      <div className="page flex h-18 items-center justify-between gap-6">
        <Link to={paths.home} aria-label={t`Sarai, home`} className="rounded-control">
          <Wordmark />
        </Link>
        <Navigation />
      </div>
    </header>
  );
}
