import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addMonths, today } from '../../../../shared/rules/dates.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useNow } from '../../components/useNow.ts';
import { formatMonth } from '../../words/days.ts';
import { useChosenNights } from './chosenNights.ts';
import { mayTurnTo, readMonth } from './monthNights.ts';
import { looks } from './nightLooks.ts';
import { RoomsOfMonth, useUnfolded } from './RoomsOfMonth.tsx';

/** A month of all own rooms: what is booked, closed and free; nights are closed and opened here. `?month=` names it. */
export function MonthOfRooms({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  const id = useId();
  const day = today(useNow());
  const [params, setParams] = useSearchParams();
  const month = readMonth(params, day);
  const choice = useChosenNights();
  const unfolded = useUnfolded();
  const turn = (months: number) => ({
    disabled: !mayTurnTo(addMonths(month, months), day),
    onClick: () => {
      choice.onTurn();
      setParams({ month: addMonths(month, months) }, { replace: true });
    },
  });
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} aria-live="polite" className="text-2xl">
          {formatMonth(`${month}-01`)}
        </h2>
        <div className="flex gap-2">
          <Button variant="secondary" className="px-3" aria-label={t`Previous month`} {...turn(-1)}>
            <Icon name="chevronStart" />
          </Button>
          <Button variant="secondary" className="px-3" aria-label={t`Next month`} {...turn(1)}>
            <Icon name="chevronEnd" />
          </Button>
        </div>
      </div>
      <p className="-mt-3 max-w-2xl text-bark">
        <Trans>
          Choose a free night, then the last one, to close them: one room, rooms like it, or the house. Press a bar to
          see who has the nights, to move the booking, or to open what is closed. Only you see your note.
        </Trans>
      </p>
      <Legend />
      <RoomsOfMonth key={month} vendorId={vendorId} month={month} today={day} choice={choice} unfolded={unfolded} />
    </section>
  );
}

/** The looks of the calendar's nights. Screen readers hear it at each night. */
function Legend() {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-bark">
      <Sign look={looks.free} name={<Trans>Free</Trans>} />
      <Sign look={`${looks.booked} rounded-control`} name={<Trans>Booked</Trans>} />
      <Sign look={`${looks.closed} rounded-control`} name={<Trans>Closed by you</Trans>} />
      <Sign look={`${looks.elsewhere} rounded-control`} name={<Trans>Another calendar</Trans>} />
    </ul>
  );
}

function Sign({ look, name }: { look: string; name: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span className={`h-6 w-8 ${look}`} />
      {name}
    </li>
  );
}
