import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { VendorProperty } from '../../../../shared/contracts/properties.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Link } from '../../components/Link.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { FallbackRoom } from '../../illustrations/FallbackRoom.tsx';
import { paths, updatePropertyPath } from '../../paths.ts';
import { useNewestProperties } from '../properties/api/reads.ts';
import { PlaceName } from '../rooms/PlaceName.tsx';
import { RoomPicture } from '../rooms/RoomPicture.tsx';
import { DashboardPart } from './DashboardPart.tsx';

/** The newest of the own properties, and the card that leads to the form for another one. */
export function OwnProperties({ vendorId }: { vendorId: string }) {
  const { data, error, mutate } = useNewestProperties(vendorId);
  const some = data !== undefined && data.data.length > 0;
  return (
    <DashboardPart
      title={<Trans>Your properties</Trans>}
      more={
        some && (
          <TextLink to={paths.vendorProperties}>
            <Trans>All properties and rooms</Trans>
          </TextLink>
        )
      }
    >
      {error && !data && <ErrorState message={error.message} onRetry={() => void mutate()} />}
      {!data && !error && <Skeletons className="grid" shapes={['h-18 w-full']} />}
      {some && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {data.data.map((property) => (
            <Property key={property._id} property={property} />
          ))}
        </ul>
      )}
      <ListYourProperty />
    </DashboardPart>
  );
}

function Property({ property }: { property: VendorProperty }) {
  const { t } = useLingui();
  const [hotel] = property.hotels;
  if (!hotel) return null;
  const { name, rooms } = hotel;
  const hidden = rooms.filter(({ availability }) => !availability).length;
  const picture = rooms.flatMap(({ images }) => images)[0]?.imgURL;
  return (
    <li className="flex items-center gap-4 py-3">
      <RoomPicture imgURL={picture} alt="" name={name} sizes="6rem" className="max-w-18 rounded-control sm:max-w-24" />
      <div className="min-w-0 grow">
        <Link to={paths.vendorProperties} className="font-semibold wrap-anywhere underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
        <p className="numbers text-sm text-bark wrap-anywhere">
          <PlaceName typed={property.address.city} /> · <Plural value={rooms.length} one="# room" other="# rooms" />
          {hidden > 0 && (
            <>
              {' '}
              · <Plural value={hidden} one="# hidden" other="# hidden" />
            </>
          )}
        </p>
      </div>
      <ButtonLink
        to={updatePropertyPath(property._id)}
        variant="secondary"
        className="shrink-0 whitespace-nowrap"
        aria-label={t`Edit ${name}`}
      >
        <Trans>Edit</Trans>
      </ButtonLink>
    </li>
  );
}

/** The documented card. */
function ListYourProperty() {
  return (
    <section className="mt-2 grid overflow-hidden rounded-panel bg-drift lg:grid-cols-[1fr_minmax(0,16rem)]">
      <div className="grid content-center justify-items-start gap-3 p-6 sm:p-8">
        <h3 className="text-2xl">
          <Trans>List Your Property</Trans>
        </h3>
        <p className="text-bark">
          <Trans>
            Name, place, rooms, prices and a few photos: three minutes from your phone, and travellers find it.
          </Trans>
        </p>
        <ButtonLink to={paths.createProperty} variant="secondary" className="mt-2 bg-paper">
          <Trans>Create Post</Trans>
        </ButtonLink>
      </div>
      <FallbackRoom className="h-full w-full max-lg:hidden" />
    </section>
  );
}
