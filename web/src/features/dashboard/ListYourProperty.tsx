import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { FallbackRoom } from '../../illustrations/FallbackRoom.tsx';
import { paths } from '../../paths.ts';

/** The documented card, that leads to the form for a property. */
export function ListYourProperty() {
  return (
    <section className="grid overflow-hidden rounded-panel bg-drift lg:grid-cols-[1fr_minmax(0,16rem)]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 sm:grid sm:content-center sm:justify-items-start sm:gap-2 sm:p-8">
        <h2 className="text-lg sm:text-2xl">
          <Trans>List Your Property</Trans>
        </h2>
        <p className="text-bark max-sm:hidden">
          <Trans>
            Name, place, rooms, prices and a few photos: three minutes from your phone, and travellers find it.
          </Trans>
        </p>
        <ButtonLink to={paths.createProperty} variant="secondary" className="bg-paper max-sm:py-1! sm:mt-1">
          <Trans>Create Post</Trans>
        </ButtonLink>
      </div>
      <FallbackRoom className="h-full w-full max-lg:hidden" />
    </section>
  );
}
