import { Trans } from '@lingui/react/macro';
import { langOf } from '../../../components/writtenIn.ts';
import { saidAmenities } from './saidAmenities.ts';
import type { ShownRoom } from './shownRoom.ts';

/** What the owner says of heating, water, the road and the rest; nothing where he says nothing. */
export function GoodToKnow({ shown }: { shown: ShownRoom }) {
  const lastKilometre = shown.hotel.amenities?.lastKilometre;
  const { chips } = saidAmenities(shown);
  if (chips.length === 0 && !lastKilometre) return null;
  return (
    <section className="below-fold">
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
          <p dir="auto" lang={langOf(lastKilometre)} className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">
            {lastKilometre}
          </p>
        </>
      )}
    </section>
  );
}
