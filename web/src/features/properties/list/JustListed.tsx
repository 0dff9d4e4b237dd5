import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { fromHistory } from '../../../historyState.ts';
import { roomPath } from '../../../paths.ts';
import { isolate } from '../../../words/isolate.ts';
import { listed } from '../../../words/lists.ts';
import { sayTypedPlace } from '../../../words/places.ts';
import { formatPrice } from '../../rooms/format.ts';
import { ShareLinks } from '../../rooms/ShareLinks.tsx';

/** The state of a history entry that comes after a property was listed. */
export interface ListedState {
  listed: string;
}

/** Links of a property that was listed a moment ago: to its page, and to share it. */
export function JustListed({ properties }: { properties: readonly VendorProperty[] }) {
  const id = fromHistory(useLocation().state, 'listed');
  const property = properties.find(({ _id }) => _id === id);
  return property && <Listed property={property} />;
}

function Listed({ property: { _id: propertyId, Location, hotels } }: { property: VendorProperty }) {
  const { t } = useLingui();
  const [hotel] = hotels;
  const [room] = hotel?.rooms ?? [];
  if (!hotel || !room) return null;
  const path = roomPath({ propertyId, roomNumber: room.roomNumber });
  const title = listed([isolate(hotel.name), isolate(sayTypedPlace(Location))]);
  const price = formatPrice(Math.min(...hotel.rooms.map((each) => each.price)));
  return (
    <section className="grid gap-4 rounded-panel bg-juniper-pale p-5 text-walnut">
      <p className="flex items-start gap-3 text-lg">
        <Icon name="check" className="mt-0.5 size-6 text-juniper" />
        <span className="min-w-0 wrap-anywhere">
          <Trans>
            Travellers can find <bdi className="font-semibold">{hotel.name}</bdi> now.
          </Trans>
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={path}>
          <Trans>See it as travellers do</Trans>
        </ButtonLink>
        <ShareLinks title={title} text={t`${title}: from ${price} a night`} path={path} />
      </div>
    </section>
  );
}
