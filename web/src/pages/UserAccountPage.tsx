import { Trans, useLingui } from '@lingui/react/macro';
import { pageSize } from '../../../shared/rules/catalogue.ts';
import { useApi } from '../api/useApi.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { Section } from '../components/Section.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { Members } from '../features/account/Members.tsx';
import { Notice } from '../features/account/Notice.tsx';
import { FeaturedRooms } from '../features/home/FeaturedRooms.tsx';
import { RoomList } from '../features/rooms/RoomList.tsx';
import type { RoomSource } from '../features/rooms/roomPages.ts';
import { SearchBar } from '../features/search/SearchBar.tsx';
import { paths } from '../paths.ts';

const newest: RoomSource = { operation: 'browseRooms', query: { sort: 'newest' } };

/** The home page of a traveller. */
export function UserAccountPage() {
  return (
    <Members role="user">
      {({ id }) => (
        <>
          <div className="page pt-10 sm:pt-14">
            <Notice />
            <Greeting userId={id} />
            <div className="mt-8 rounded-panel bg-drift p-4 sm:p-7">
              <SearchBar />
            </div>
          </div>
          <Section
            title={<Trans>Rooms to come home to</Trans>}
            lead={<Trans>Newest first. The price is for the whole room, for one night.</Trans>}
            aside={
              <TextLink to={paths.hotels}>
                <Trans>All hotels</Trans>
              </TextLink>
            }
          >
            <RoomList source={newest} pageSize={pageSize.home} />
          </Section>
          <FeaturedRooms />
        </>
      )}
    </Members>
  );
}

function Greeting({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { data } = useApi('getUserProfile', { params: { userId } });
  const name = data?.data.name;
  return (
    <PageTitle title={name ? t`Assalam o alaikum, ${name}` : t`Assalam o alaikum`}>
      <Trans>Where does the road take you next?</Trans>
    </PageTitle>
  );
}
