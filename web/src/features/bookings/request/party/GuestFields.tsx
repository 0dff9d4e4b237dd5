import { Trans, useLingui } from '@lingui/react/macro';
import { guests as guestLimits } from '../../../../../../shared/rules/catalogue.ts';
import { mostChildren } from '../../../../../../shared/rules/party.ts';
import type { ChildRules } from '../../../../../../shared/rules/rates.ts';
import { formatGuests } from '../../../rooms/format.ts';
import { formatAdults, formatChildren, sayChildRules } from '../../../rooms/partyWords.ts';
import type { RequestedRoom } from '../requestedRoom.ts';
import { Stepper } from '../Stepper.tsx';
import type { StayText } from '../stayText.ts';
import { AgeFields } from './AgeFields.tsx';
import { adultsIn, agesAsText, agesIn, placesForAdults } from './party.ts';

interface Props {
  room: RequestedRoom;
  typed: StayText;
  capacity: number;
  narrow?: boolean;
  /** The sentence about ages that are missing. */
  error: string | undefined;
  onChange: (part: Pick<Partial<StayText>, 'guests' | 'children'>) => void;
}

/** How many come, up to what the rooms sleep; where the hotel has rules for children, adults and children with their ages. */
export function GuestFields({ narrow = false, ...props }: Props) {
  const { childRules } = props.room;
  if (!childRules) return <GuestStepper {...props} narrow={narrow} />;
  return (
    <div className={`grid gap-3 ${narrow ? 'col-span-full' : ''}`}>
      <PartyFields {...props} childRules={childRules} />
    </div>
  );
}

function GuestStepper({ typed, capacity, narrow, onChange }: Omit<Props, 'error' | 'room'> & { narrow: boolean }) {
  const { t } = useLingui();
  const count = Math.min(Math.max(Number(typed.guests) || 1, 1), capacity);
  return (
    <Stepper
      narrow={narrow}
      label={<Trans>Guests</Trans>}
      hint={<Trans>Up to {capacity}</Trans>}
      value={count}
      bounds={{ min: 1, max: capacity }}
      names={{ less: t`Remove a guest`, more: t`Add a guest` }}
      onChange={(guests) => onChange({ guests: String(guests) })}
    >
      {formatGuests(count)}
    </Stepper>
  );
}

function PartyFields({ room, typed, capacity, error, onChange, childRules }: Props & { childRules: ChildRules }) {
  const { t } = useLingui();
  const ages = agesIn(room, typed);
  const adults = adultsIn(room, typed);
  const places = placesForAdults(childRules, capacity, ages);
  const change = (count: number, of: readonly (number | undefined)[]) =>
    onChange({ guests: String(count + of.length), children: agesAsText(of) });
  // An age decides whether a child needs a place, so that it is asked for first.
  const mayAdd = !ages.includes(undefined) && (!childRules.sleeper || places > adults);
  const most = Math.min(mostChildren, guestLimits.max - adults);
  return (
    <>
      <Stepper
        label={<Trans>Adults</Trans>}
        hint={<Trans>The rooms sleep {capacity}</Trans>}
        value={adults}
        bounds={{ min: 1, max: Math.min(Math.max(places, 1), guestLimits.max - ages.length) }}
        names={{ less: t`Remove an adult`, more: t`Add an adult` }}
        onChange={(count) => change(count, ages)}
      >
        {formatAdults(adults)}
      </Stepper>
      <Stepper
        label={<Trans>Children</Trans>}
        hint={<Trans>Up to 17 years</Trans>}
        value={ages.length}
        bounds={{ min: 0, max: mayAdd ? most : ages.length }}
        names={{ less: t`Remove a child`, more: t`Add a child` }}
        onChange={(count) => change(adults, count > ages.length ? [...ages, undefined] : ages.slice(0, count))}
      >
        {formatChildren(ages.length)}
      </Stepper>
      {ages.length > 0 && <AgeFields ages={ages} error={error} onChange={(of) => change(adults, of)} />}
      {sayChildRules(childRules).length > 0 && (
        <p className="-mt-1 text-sm text-bark">{sayChildRules(childRules).join(' ')}</p>
      )}
    </>
  );
}
