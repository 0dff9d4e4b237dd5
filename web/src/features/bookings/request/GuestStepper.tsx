import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Icon, type IconName } from '../../../components/Icon.tsx';
import { formatGuests } from '../../rooms/format.ts';

interface Props {
  /** As it is kept in the form. */
  value: string;
  capacity: number;
  onChange: (guests: string) => void;
}

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
        <Step icon="minus" label={t`Remove a guest`} ended={count <= 1} onStep={step(-1)} />
        <output aria-live="polite" className="numbers min-w-20 text-center font-semibold">
          {formatGuests(count)}
        </output>
        <Step icon="plus" label={t`Add a guest`} ended={count >= capacity} onStep={step(1)} />
      </div>
    </fieldset>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  /** It goes no further; the button stays where the keyboard's focus is. */
  ended: boolean;
  onStep: () => void;
}

function Step({ icon, label, ended, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={ended}
      onClick={onStep}
      className="grid size-11 place-items-center rounded-full bg-glacier-pale text-glacier-deep hover:bg-drift aria-disabled:cursor-default aria-disabled:opacity-45"
    >
      <Icon name={icon} />
    </button>
  );
}
