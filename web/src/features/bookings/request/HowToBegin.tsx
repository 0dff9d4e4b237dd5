import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { paths } from '../../../paths.ts';

/** What to do for a request, where none is begun. */
export function HowToBegin() {
  const { t } = useLingui();
  return (
    <div>
      <PageTitle title={t`Ask for a room`}>
        <Trans>You have not begun a request. It takes a minute and costs nothing.</Trans>
      </PageTitle>
      <ol className="mt-6 grid max-w-xl list-decimal gap-2 ps-5 sm:text-lg">
        <li>
          <Trans>Find a room and press Book Now.</Trans>
        </li>
        <li>
          <Trans>Choose your days and guests. You see the whole price.</Trans>
        </li>
        <li>
          <Trans>
            Look it over here and send it. The owner has 24 hours at most, and less for a stay that begins today.
          </Trans>
        </li>
      </ol>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={paths.search}>
          <Trans>Search rooms</Trans>
        </ButtonLink>
        <TextLink to={paths.travellerBookings}>
          <Trans>Your bookings</Trans>
        </TextLink>
      </div>
    </div>
  );
}
