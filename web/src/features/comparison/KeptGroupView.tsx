import { Trans } from '@lingui/react/macro';
import { KeptRoomsOfCall } from './KeptRoomsOfCall.tsx';
import { callsOf, type KeptGroup } from './keptGroups.ts';
import { sayStay } from './stayAhead.ts';
import type { Choice } from './useChosen.ts';

interface Props {
  group: KeptGroup;
  chosen: Choice;
  /** Receives the property that can neither be opened nor kept again: nothing of it is left to show. */
  onLeft: (propertyId: string) => void;
}

/** Rooms that are kept for the same days and people, below their heading, with the totals of that stay. */
export function KeptGroupView({ group, chosen, onLeft }: Props) {
  const { stay, people } = group;
  const said = sayStay(stay, people);
  return (
    <section className="mt-10 first:mt-8">
      <h2 className="numbers mb-4 text-xl">{said === '' || !stay ? <WithoutDays said={said} /> : said}</h2>
      {callsOf(group).map((rooms) => (
        <KeptRoomsOfCall key={rooms[0]?.mark._id} {...{ rooms, stay, people, chosen, onLeft }} />
      ))}
    </section>
  );
}

function WithoutDays({ said }: { said: string }) {
  return (
    <>
      <Trans>Without days</Trans>
      {said !== '' && ` · ${said}`}
    </>
  );
}
