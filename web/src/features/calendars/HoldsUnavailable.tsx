import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useOutcome } from '../../forms/outcomeOf.ts';
import type { PartProps } from './partOfCard.ts';

/** Whether nights that Airbnb does not sell are held here: mostly these are days beyond its window, which move on each day. */
export function HoldsUnavailable({ calendar: { holdsUnavailable }, changes }: Pick<PartProps, 'calendar' | 'changes'>) {
  const id = useId();
  const [busy, change] = useOutcome(() => changes.change({ holdsUnavailable: !holdsUnavailable }));
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={holdsUnavailable}
          aria-describedby={id}
          aria-busy={busy}
          onChange={() => busy || void change()}
          className="size-5 shrink-0 accent-glacier"
        />
        <Trans>Hold nights that Airbnb calls "Not available" too</Trans>
      </label>
      <p id={id} className="text-sm text-bark">
        <Trans>
          Airbnb says this of days that you have closed there, and of days that it does not sell yet or any more. The
          latter move on every day, so leave it off unless you close nights on Airbnb.
        </Trans>
      </p>
    </div>
  );
}
