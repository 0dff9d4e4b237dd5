import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { pressFact, readFacts, roomFacts, writeFacts } from '../../../../shared/rules/facts.ts';
import { Icon } from '../../components/Icon.tsx';
import { sayWish } from '../../words/facts.ts';

interface Props {
  /** Those that are chosen: `heating,wifi`. */
  facts: string;
  onFacts: (facts: string) => void;
}

/** The facts that a room must have, as chips to switch on and off. */
export function FactChips({ facts, onFacts }: Props) {
  const labelId = useId();
  const chosen = readFacts(facts);
  return (
    // On a wide screen below the fields and the button, which has room in their last row.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a part of the form's grid
    <div
      role="group"
      aria-labelledby={labelId}
      className="col-span-full sm:row-start-4 xl:row-start-3 flex flex-wrap items-center gap-2"
    >
      <span id={labelId} className="me-1 text-sm font-semibold max-sm:w-full">
        <Trans>Must have</Trans>
      </span>
      <input type="hidden" name="facts" value={facts} />
      {roomFacts.map((fact) => (
        <button
          key={fact}
          type="button"
          aria-pressed={chosen.includes(fact)}
          onClick={() => onFacts(writeFacts(pressFact(chosen, fact)))}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-outline bg-paper px-3.5 text-sm hover:border-bark aria-pressed:border-glacier aria-pressed:bg-glacier aria-pressed:text-on-glacier lg:min-h-9"
        >
          {chosen.includes(fact) && <Icon name="check" className="size-4" />}
          {sayWish(fact)}
        </button>
      ))}
    </div>
  );
}
