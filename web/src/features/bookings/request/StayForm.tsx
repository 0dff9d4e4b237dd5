import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readDays } from '../../../../../shared/rules/daysInAddress.ts';
import { Button } from '../../../components/Button.tsx';
import { useSession } from '../../../session.ts';
import { useRoomCalendar } from '../api/roomCalendar.ts';
import { type ChosenDays, openDays, possibleDays, typedDays } from '../stay/chosenDays.ts';
import type { AskedRoom } from './bookingDraft.ts';
import { DayFields } from './DayFields.tsx';
import { GuestStepper } from './GuestStepper.tsx';
import { CalendarSkeleton, LazyStayCalendar } from './LazyStayCalendar.tsx';
import { NoteField } from './NoteField.tsx';
import { PriceSum } from './PriceSum.tsx';
import { chosenNights } from './stayForm.ts';
import { useStayForm } from './useStayForm.ts';
import { useWide } from './useWide.ts';

interface Props {
  room: AskedRoom;
  action: ReactNode;
  /** Told of the days that are chosen. */
  onDays: (days: ChosenDays) => void;
}

/** Days, guests and note of a request, and what it costs: everything before a login. */
export function StayForm({ room, action, onDays }: Props) {
  // In a panel that is lower than the form, the guests stay in view.
  const wide = useWide();
  const { taken, failed, retry } = useRoomCalendar(room);
  const open = useMemo(() => openDays(taken ?? []), [taken]);
  const { form, ...stay } = useStayForm(room, open, useNamedDays());
  const { typed, change, errorOf } = stay;
  const chosen = typedDays(typed);
  useTelling(chosen, onDays);
  const chooseDays = ({ arrival = '', checkOut = '' }: ChosenDays) =>
    change({ bookingStartDate: arrival, bookingEndDate: checkOut });
  const stepper = (
    <GuestStepper value={typed.guests} capacity={room.capacity} onChange={(guests) => change({ guests })} />
  );
  return (
    <form {...form} className="grid gap-4">
      <DayFields {...stay} />
      {taken || failed ? (
        <LazyStayCalendar open={open} chosen={possibleDays(open, chosen)} view={chosen.arrival} onChoose={chooseDays} />
      ) : (
        <CalendarSkeleton />
      )}
      {failed && <CalendarMissing onRetry={retry} />}
      {open.taken.size > 0 && (
        <p className="-mt-2 text-sm text-bark">
          <Trans>Nights with a line through them are taken.</Trans>
        </p>
      )}
      {!wide && stepper}
      <NoteField value={typed.note} error={errorOf('note')} onChange={(note) => change({ note })} />
      <div className="sticky bottom-0 -mx-4.5 grid gap-3 border-t border-hairline bg-snow px-4.5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:-mx-5 lg:bg-drift lg:px-5 lg:pt-3">
        {wide && stepper}
        <PriceSum nights={chosenNights(typed, open)} price={room.price} />
        <Button type="submit" className="w-full">
          {action}
        </Button>
        <p className="text-sm text-bark">
          <NextStep />
        </p>
      </div>
    </form>
  );
}

/** Tells of days when they are others. */
function useTelling({ arrival, checkOut }: ChosenDays, onDays: Props['onDays']) {
  useEffect(() => {
    onDays({ ...(arrival !== undefined && { arrival }), ...(checkOut !== undefined && { checkOut }) });
  }, [arrival, checkOut, onDays]);
}

/** The days that a search brought along in the address. */
function useNamedDays() {
  const { checkIn = '', checkOut = '' } = readDays(useSearchParams()[0]);
  return { bookingStartDate: checkIn, bookingEndDate: checkOut };
}

function NextStep() {
  return useSession() ? (
    <Trans>Nothing is sent yet: next you look it over.</Trans>
  ) : (
    <Trans>Nothing is sent yet: next you log in.</Trans>
  );
}

function CalendarMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="text-sm text-bark">
      <Trans>Which nights are taken could not be loaded. You can ask all the same.</Trans>{' '}
      <button type="button" onClick={onRetry} className="font-semibold text-glacier underline underline-offset-4">
        <Trans>Try again</Trans>
      </button>
    </p>
  );
}
