import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button.tsx';
import type { Session } from '../../session.ts';
import { useLogOut } from './api/sessions.ts';

/** Logout alone: the brand beside it leads to the dashboard. */
export function VendorNavigation({ session }: { session: Session }) {
  const { t } = useLingui();
  const logOut = useLogOut(session.role);
  return (
    <nav aria-label={t`Main`}>
      <Button variant="secondary" onClick={logOut}>
        <Trans>Logout</Trans>
      </Button>
    </nav>
  );
}
