import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { FallbackRoom } from '../../illustrations/FallbackRoom.tsx';
import { paths } from '../../paths.ts';

/** The card that leads to the form for a new property. */
export function ListYourProperty() {
  return (
    <section className="grid overflow-hidden rounded-panel bg-drift sm:grid-cols-[1fr_minmax(0,16rem)]">
      <div className="grid content-center justify-items-start gap-3 p-6 sm:p-8">
        <h2 className="text-2xl">
          <Trans>List Your Property</Trans>
        </h2>
        <p className="text-bark">
          <Trans>
            Name, place, rooms, prices and a few photos: three minutes from your phone, and travellers find it.
          </Trans>
        </p>
        <ButtonLink to={paths.createProperty} className="mt-2">
          <Trans>Create Post</Trans>
        </ButtonLink>
      </div>
      <FallbackRoom className="h-full w-full max-sm:hidden" />
    </section>
  );
}
