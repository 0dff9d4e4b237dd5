import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { usualExtras } from '../extraWords.ts';
import type { ReadPart } from './changes.ts';

interface Props {
  known: readonly ReadPart<'extras'>[];
  onChoose: (extra: Partial<ReadPart<'extras'>>) => void;
}

/** Extras that many hotels have, without those that this one has: a press opens the form with all but the price. */
export function ExtraSuggestions({ known, onChoose }: Props) {
  const names = new Set(known.map(({ name }) => name.toLowerCase()));
  const others = usualExtras().filter(({ name }) => !names.has(name.toLowerCase()));
  if (others.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-sm text-bark">
        <Trans>Many hotels have these. Choose one and give its price:</Trans>
      </p>
      <ul className="flex flex-wrap gap-2">
        {others.map((extra) => (
          <li key={extra.name}>
            <Button variant="secondary" onClick={() => onChoose(extra)}>
              <Icon name="plus" />
              {extra.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
