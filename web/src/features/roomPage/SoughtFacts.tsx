import { Trans } from '@lingui/react/macro';
import { factsOf, type RoomFact } from '../../../../shared/rules/facts.ts';
import { Icon } from '../../components/Icon.tsx';
import { sayFact } from '../../words/facts.ts';
import type { RoomView } from './roomView.ts';

interface Props {
  view: RoomView;
  /** The facts of the search that led here. */
  sought: readonly RoomFact[];
}

/** The facts that were looked for, and whether the owner states them of this room: another room of the hotel may have others. */
export function SoughtFacts({ view: { hotel, room }, sought }: Props) {
  if (sought.length === 0) return null;
  const stated = factsOf(hotel.amenities, room.amenities);
  return (
    <div className="mt-2 flex flex-wrap gap-x-3">
      <p>
        <Trans>You looked for:</Trans>
      </p>
      <ul className="flex flex-wrap gap-x-3">
        {sought.map((fact) => (
          <li key={fact} className="flex items-center gap-1">
            {stated.includes(fact) ? (
              <>
                <Icon name="check" className="size-4 text-juniper" />
                {sayFact(fact)}
              </>
            ) : (
              <>
                <Icon name="close" className="size-4 text-bark" />
                <Trans>{sayFact(fact)}: not stated</Trans>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
