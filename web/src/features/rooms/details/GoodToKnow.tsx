import { Trans } from '@lingui/react/macro';
import { hotelAmenities, roomAmenities } from '../../../../../shared/rules/amenities.ts';
import { type AmenityName, sayAmenity } from '../../../words/amenities.ts';
import type { ShownRoom } from './shownRoom.ts';

/** What the owner says of heating, water, the road and the rest; nothing where he says nothing. */
export function GoodToKnow({ shown: { hotel, room } }: { shown: ShownRoom }) {
  const { lastKilometre, ...ofHotel } = hotel.amenities ?? {};
  const chips = [...said(roomAmenities, room.amenities), ...said(hotelAmenities, ofHotel)];
  if (chips.length === 0 && !lastKilometre) return null;
  return (
    <section>
      <h2 className="text-2xl">
        <Trans>Good to know</Trans>
      </h2>
      {chips.length > 0 && (
        <ul className="numbers mt-4 flex flex-wrap gap-2">
          {chips.map(({ name, words }) => (
            <li key={name} className="rounded-full bg-drift px-4 py-2">
              {words}
            </li>
          ))}
        </ul>
      )}
      {lastKilometre && (
        <>
          <h3 className="mt-6 text-lg font-semibold">
            <Trans>The last kilometre</Trans>
          </h3>
          <p dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">
            {lastKilometre}
          </p>
        </>
      )}
    </section>
  );
}

/** What is said, in the order of the form. */
function said(fields: object, amenities: Readonly<Record<string, string | number | undefined>> = {}) {
  return Object.keys(fields).flatMap((name) => {
    const value = amenities[name];
    return value === undefined ? [] : [{ name, words: sayAmenity(name as AmenityName, value) }];
  });
}
