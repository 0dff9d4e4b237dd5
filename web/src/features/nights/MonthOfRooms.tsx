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
          Choose a night, then the last one, to close or open them. Closed nights cannot be asked for; only you see your
          note.
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
      <Sign look={`${looks.booked} rounded-control`} name={<Trans>Booked</Trans>}>
        <Icon name="guests" className="size-4" />
      </Sign>
      <Sign look={looks.closed} name={<Trans>Closed by you</Trans>}>
        <Icon name="close" className="size-4" />
      </Sign>
    </ul>
  );
}

function Sign({ look, name, children }: { look: string; name: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span className={`grid h-6 w-8 place-items-center ${look}`}>{children}</span>
      {name}
    </li>
  );
}
