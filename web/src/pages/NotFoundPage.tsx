import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { DestinationPoster } from '../illustrations/DestinationPoster.tsx';
import { paths } from '../paths.ts';

export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <div className="page grid items-center gap-x-14 gap-y-8 py-8 sm:py-14 md:grid-cols-[1fr_minmax(0,22rem)]">
      <div>
        <PageTitle title={t`The road ends here`}>
          <Trans>
            There is no page at this address. It may have moved, or a letter went missing on the way. The valleys are
            where they always were.
          </Trans>
        </PageTitle>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to={paths.home} className="max-sm:w-full">
            <Trans>Back to the start</Trans>
          </ButtonLink>
          <TextLink to={paths.hotels}>
            <Trans>All hotels</Trans>
          </TextLink>
          <TextLink to={paths.destinations}>
            <Trans>Destinations</Trans>
          </TextLink>
        </div>
      </div>
      <DestinationPoster place="kashmir" eager className="aspect-square w-full rounded-picture md:aspect-3/4" />
    </div>
  );
}
