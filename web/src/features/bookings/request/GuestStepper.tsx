import { Trans, useLingui } from '@lingui/react/macro';
import { formatGuests } from '../../rooms/format.ts';
import { Stepper } from './Stepper.tsx';

interface Props {
  /** The text of the form. */
  value: string;
  capacity: number;
  narrow?: boolean;
  onChange: (guests: string) => void;
}

/** How many come, up to what the rooms sleep. */
export function GuestStepper({ value, capacity, narrow = false, onChange }: Props) {
  const { t } = useLingui();
  const count = Math.min(Math.max(Number(value) || 1, 1), capacity);
  return (
    <Stepper
      narrow={narrow}
      label={<Trans>Guests</Trans>}
      hint={<Trans>Up to {capacity}</Trans>}
      value={count}
      bounds={{ min: 1, max: capacity }}
      names={{ less: t`Remove a guest`, more: t`Add a guest` }}
      onChange={(guests) => onChange(String(guests))}
    >
      {formatGuests(count)}
    </Stepper>
  );
}
