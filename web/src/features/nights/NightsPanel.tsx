import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { PropertyNights } from '../../../../shared/contracts/nights.ts';
import { Button } from '../../components/Button.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { paths } from '../../paths.ts';
import { formatNights } from '../bookings/stay/sayDays.ts';
import { ChangeNights } from './ChangeNights.tsx';
import type { ChosenNights } from './chosenNights.ts';
import { formatNightsFrom } from './monthWords.ts';

export interface PanelProps {
  property: PropertyNights;
  chosen: ChosenNights;
  today: string;
  onChange: (chosen: ChosenNights) => void;
  onLeave: () => void;
}

/** The nights that are chosen: who comes then, or the way to close or open them. On a phone it stays at the bottom. */
export function NightsPanel(props: PanelProps) {
  const { t } = useLingui();
  const id = useId();
  const { property, chosen, onLeave } = props;
  const { roomNumber, first, last, act } = chosen;
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  const night = property.rooms.find((room) => room.roomNumber === roomNumber)?.nights.find(({ day }) => day === first);
  return (
    <section
      data-bar
      aria-labelledby={id}
      className="sticky bottom-0 z-20 grid gap-4 rounded-t-panel bg-drift p-5 shadow-lift max-md:-mx-[clamp(1.125rem,4vw,2.5rem)] max-md:px-[clamp(1.125rem,4vw,2.5rem)] max-md:pb-[max(1.25rem,env(safe-area-inset-bottom))] md:bottom-4 md:rounded-panel"
    >
      <div className="flex items-start justify-between gap-3">
        <div role="status" className="min-w-0">
          <h4 id={id} className="numbers font-semibold wrap-anywhere">
            <Trans>
              Room {roomNumber}, {formatNightsFrom(first, last)}
            </Trans>
          </h4>
          <p className="numbers text-bark wrap-anywhere">
            {act === 'close' && <Trans>{formatNights(count)} to close</Trans>}
            {act === 'open' && (
              <Trans>
                {formatNights(count)} to open again <bdi>{night?.note}</bdi>
              </Trans>
            )}
            {act === 'look' && (
              <Trans>
                Booked by <bdi>{night?.guest}</bdi>
              </Trans>
            )}
          </p>
        </div>
        <Button variant="quiet" className="-my-1 shrink-0" aria-label={t`Choose no nights`} onClick={onLeave}>
          <Trans>Close panel</Trans>
        </Button>
      </div>
      {act === 'look' ? (
        <TextLink to={paths.vendorActiveBookings}>
          <Trans>Active Bookings</Trans>
        </TextLink>
      ) : (
        <ChangeNights key={`${roomNumber}-${act}`} {...props} />
      )}
    </section>
  );
}
