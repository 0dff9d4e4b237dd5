import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { writeExtras } from '../../../../../../shared/addresses/partyInAddress.ts';
import type { ChosenExtra } from '../../../../../../shared/rules/party.ts';
import type { Quote } from '../../../../../../shared/rules/quote.ts';
import { Button } from '../../../../components/Button.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { isolate } from '../../../../words/isolate.ts';
import { listed } from '../../../../words/lists.ts';
import type { RequestedRoom } from '../requestedRoom.ts';
import type { StayText } from '../stayText.ts';
import { ExtraField } from './ExtraField.tsx';
import { extrasIn } from './party.ts';

interface Props {
  room: Pick<RequestedRoom, 'extras'>;
  typed: StayText;
  /** Nights of the stay, 0 where they are not chosen yet. */
  nights: number;
  quote: Quote | undefined;
  /** The sentence about an extra that is too late. */
  error: string | undefined;
  onChange: (part: Pick<Partial<StayText>, 'extras'>) => void;
}

/** Extras that stand open; more of them wait behind a press. */
const mostOpen = 4;

/** Extras of the hotel, where it has some, each with a number. */
export function ExtraFields({ room, typed, nights, quote, error, onChange }: Props) {
  const id = useId();
  const { extras: offered = [] } = room;
  const chosen = extrasIn(room, typed);
  const [opened, setOpened] = useState(offered.length <= mostOpen || chosen.length > 0);
  if (offered.length === 0) return null;
  if (!opened) return <OpenExtras names={offered.map(({ name }) => isolate(name))} onOpen={() => setOpened(true)} />;
  const choose = (next: ChosenExtra) => {
    const others = chosen.filter((each) => each.id !== next.id);
    onChange({ extras: writeExtras(next.count > 0 ? [...others, next] : others) ?? '' });
  };
  return (
    <fieldset aria-labelledby={id} className="grid gap-3">
      <p id={id} className="text-sm font-semibold">
        <Trans>Extras</Trans>
      </p>
      {offered.map((extra) => (
        <ExtraField
          key={extra.id}
          extra={extra}
          chosen={chosen.find((each) => each.id === extra.id)}
          stay={{ nights, arrival: typed.bookingStartDate }}
          line={quote?.extras.find((each) => each.id === extra.id)}
          onChange={choose}
        />
      ))}
      {error && <p className="text-sm text-poppy">{error}</p>}
    </fieldset>
  );
}

function OpenExtras({ names, onOpen }: { names: readonly string[]; onOpen: () => void }) {
  const { t } = useLingui();
  const said = listed(names);
  return (
    <Button variant="quiet" className="-ms-2 justify-self-start text-start" onClick={onOpen}>
      <Icon name="plus" className="size-4 shrink-0" />
      {t`Add extras: ${said}`}
    </Button>
  );
}
