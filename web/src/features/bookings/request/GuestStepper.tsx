import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { formatGuests } from '../../rooms/format.ts';

interface Props {
  /** The text of the form. */
  value: string;
  capacity: number;
  onChange: (guests: string) => void;
}

const look = { className: 'rounded-full bg-glacier-pale text-glacier-deep hover:bg-drift' };

/** How many come, up to what the room sleeps. */
export function GuestStepper({ value, capacity, onChange }: Props) {
  const { t } = useLingui();
  const id = useId();
  const count = Math.min(Math.max(Number(value) || 1, 1), capacity);
  const step = (by: number) => () => onChange(String(Math.min(Math.max(count + by, 1), capacity)));
  return (
    <fieldset aria-labelledby={id} className="flex items-center justify-between gap-3">
      <p id={id}>
        <span className="block text-sm font-semibold">
          <Trans>Guests</Trans>
        </span>
        <span className="block text-sm text-bark">
          <Trans>Up to {capacity}</Trans>
        </span>
      </p>
      <div className="flex items-center gap-1">
        <IconButton {...look} icon="minus" label={t`Remove a guest`} inactive={count <= 1} onPress={step(-1)} />
        <output aria-live="polite" className="numbers min-w-20 text-center font-semibold">
          {formatGuests(count)}
        </output>
        <IconButton {...look} icon="plus" label={t`Add a guest`} inactive={count >= capacity} onPress={step(1)} />
      </div>
    </fieldset>
  );
}
