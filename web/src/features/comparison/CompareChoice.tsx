import { Trans, useLingui } from '@lingui/react/macro';
import type { Choice } from './useChosen.ts';

interface Props {
  propertyId: string;
  name: string;
  chosen: Choice;
}

/** Chooses a kept room for the comparison. */
export function CompareChoice({ propertyId, name, chosen: { ids, toggle } }: Props) {
  const { t } = useLingui();
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 self-start print:hidden">
      <input
        type="checkbox"
        // The name holds the word that is seen.
        aria-label={t`Compare ${name}`}
        checked={ids.includes(propertyId)}
        onChange={() => toggle(propertyId)}
        className="size-5 shrink-0 accent-glacier"
      />
      <Trans>Compare</Trans>
    </label>
  );
}
