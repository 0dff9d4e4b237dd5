import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../components/Notice.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { useProfile } from '../features/accounts/api/profiles.ts';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { DraftReminder } from '../features/bookings/request/DraftReminder.tsx';
import { FeaturedRooms } from '../features/home/FeaturedRooms.tsx';
import { NewestRooms } from '../features/home/NewestRooms.tsx';
import { SeenRooms } from '../features/kept/SeenRooms.tsx';
import { SearchBar } from '../features/search/SearchBar.tsx';
import { isolate } from '../words/isolate.ts';

/** The home page of a traveller. */
export function TravellerHomePage() {
  return (
    <RequireSession role="user">
      {({ id }) => (
        <>
          <div className="page pt-10 sm:pt-14">
            <Notice />
            <DraftReminder />
            <Greeting userId={id} />
            <div className="mt-8 rounded-panel bg-drift p-4 sm:p-7">
              <SearchBar />
            </div>
          </div>
          <SeenRooms />
          <NewestRooms />
          <FeaturedRooms />
        </>
      )}
    </RequireSession>
  );
}

function Greeting({ userId }: { userId: string }) {
  const { t } = useLingui();
  const profile = useProfile('user', userId).profile;
  const name = profile && isolate(profile.name);
  return (
    <PageTitle title={name ? t`Assalam o alaikum, ${name}` : t`Assalam o alaikum`}>
      <Trans>Where does the road take you next?</Trans>
    </PageTitle>
  );
}
