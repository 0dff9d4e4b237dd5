import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button.tsx';
import type { Session } from '../../session.ts';
import { logOut } from './logOut.ts';

/** The brand beside it leads to the dashboard. */
export function VendorNavigation({ session }: { session: Session }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`}>
      <Button variant="secondary" onClick={() => logOut(session)}>
        <Trans>Logout</Trans>
      </Button>
    </nav>
  );
}
