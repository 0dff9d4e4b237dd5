import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { isolate } from '../../../words/isolate.ts';
import { listed } from '../../../words/lists.ts';
import { sayTypedPlace } from '../../../words/places.ts';
import { formatPrice } from '../format.ts';
import { ShareLinks } from '../ShareLinks.tsx';
import type { ShownRoom } from './shownRoom.ts';

/** Passes the room on. Days that are chosen stay in its address. */
export function ShareRoom({ shown: { hotel, property, room } }: { shown: ShownRoom }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const title = listed([isolate(hotel.name), isolate(sayTypedPlace(property.Location))]);
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <ShareLinks title={title} text={t`${title}: ${formatPrice(room.price)} a night`} path={pathname + search} />
    </div>
  );
}
