import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '../components/PageTitle.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { KeptRooms } from '../features/kept/KeptRooms.tsx';
import { SeenRooms } from '../features/kept/SeenRooms.tsx';
import { loginPath, paths } from '../paths.ts';
import { useSession } from '../session.ts';

/** The rooms that are kept in this browser and in the traveller's account, and those that were opened of late. */
export function KeptRoomsPage() {
  const { t } = useLingui();
  const session = useSession();
  return (
    <>
      <div className="page pt-8 sm:pt-12">
        <PageTitle title={t`Kept rooms`}>
          {session?.role === 'user' ? (
            <Trans>Kept in your account. Prices are those of today.</Trans>
          ) : (
            <Trans>Kept in this browser. Prices are those of today.</Trans>
          )}
        </PageTitle>
        {!session && (
          <TextLink to={loginPath(paths.kept)}>
            <Trans>Log in to find them on every phone</Trans>
          </TextLink>
        )}
        <div className="mt-8">
          <KeptRooms key={session?.id ?? ''} />
        </div>
      </div>
      <SeenRooms />
    </>
  );
}
