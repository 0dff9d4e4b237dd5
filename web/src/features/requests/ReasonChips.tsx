import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { type HostReason, hostReasons } from '../../../../shared/rules/declineReasons.ts';
import { Icon } from '../../components/Icon.tsx';

interface Props {
  chosen: HostReason | undefined;
  onChosen: (reason: HostReason | undefined) => void;
}

/** The reasons for declining, as chips: one at most is on. */
export function ReasonChips({ chosen, onChosen }: Props) {
  const label = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out with the chips
    <div role="group" aria-labelledby={label}>
      <p id={label} className="text-sm font-semibold text-walnut">
        <Trans>Why? The guest reads it.</Trans>
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {hostReasons.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={reason === chosen}
            onClick={() => onChosen(reason === chosen ? undefined : reason)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-outline bg-paper px-3.5 text-sm text-walnut hover:border-bark aria-pressed:border-glacier aria-pressed:bg-glacier aria-pressed:text-on-glacier"
          >
            {reason === chosen && <Icon name="check" className="size-4" />}
            {nameOf(reason)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A reason in the few words of a chip. */
function nameOf(reason: HostReason): string {
  return {
    fully_booked: t`All rooms are booked`,
    closed_then: t`We are closed`,
    room_unfit: t`The room does not suit`,
    too_late: t`Too late to prepare`,
  }[reason];
}
