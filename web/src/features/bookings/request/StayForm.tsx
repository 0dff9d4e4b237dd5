import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readDays } from '../../../../../shared/addresses/daysInAddress.ts';
import { anyDay } from '../../../../../shared/rules/dates.ts';
import { noteField, stayFields } from '../../../../../shared/rules/stays.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { controlOf } from '../../../forms/controlOf.ts';
import { TextArea } from '../../../forms/TextArea.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useSession } from '../../../session.ts';
import { formatDay, sayReadDay } from '../../../words/days.ts';
import { NewHostNote } from '../../rooms/NewHostMark.tsx';
import { useRoomCalendar } from '../api/roomCalendar.ts';
import { type ChosenDays, possibleDays, typedDays } from '../stay/chosenDays.ts';
import { GuestStepper } from './GuestStepper.tsx';
import { CalendarSkeleton, LazyStayCalendar } from './LazyStayCalendar.tsx';
import { PriceSum } from './PriceSum.tsx';
import { RoomCounts } from './RoomCounts.tsx';
import type { RequestedRoom } from './requestedRoom.ts';
import { chosenNights } from './stayForm.ts';
import { useStayForm } from './useStayForm.ts';
import { useWide } from './useWide.ts';
import { roomCount } from './wantedKinds.ts';

interface Props {
  room: RequestedRoom;
  action: ReactNode;
  /** Receives the chosen days. */
  onDays: (days: ChosenDays) => void;
}

/** Days, rooms, guests and note of a request, and what it costs: everything before a login. */
export function StayForm({ room, action, onDays }: Props) {
  // In a panel that is lower than the form, the guests stay in view.
  const wide = useWide();
  const { rooms, failed, retry } = useRoomCalendar(room);
  const { form, ...stay } = useStayForm(room, rooms, useNamedDays());
  const { typed, wanted, open, capacity, change, choose } = stay;
  const chosen = typedDays(typed);
  useTelling(chosen, onDays);
  const chooseDays = ({ arrival = '', checkOut = '' }: ChosenDays) =>
    change({ bookingStartDate: arrival, bookingEndDate: checkOut });
  const stepper = <GuestStepper value={typed.guests} capacity={capacity} onChange={(guests) => change({ guests })} />;
  return (
    <form {...form} className="grid gap-4">
      <DayFields {...stay} />
      {rooms || failed ? (
        <LazyStayCalendar open={open} chosen={possibleDays(open, chosen)} view={chosen.arrival} onChoose={chooseDays} />
      ) : (
        <CalendarSkeleton />
      )}
      {failed && <CalendarMissing onRetry={retry} />}
      {open.taken.size > 0 && (
        <p className="-mt-2 text-sm text-bark">
          {roomCount(wanted) > 1 ? (
            <Trans>On nights with a line through them too few of these rooms are free.</Trans>
          ) : (
            <Trans>Nights with a line through them are taken.</Trans>
          )}
        </p>
      )}
      <RoomCounts room={room} wanted={wanted} onChange={choose} />
      {!wide && stepper}
      <NoteField {...stay} />
      {room.newHost && <NewHostNote />}
      <div className="sticky bottom-0 -mx-4.5 grid gap-3 border-t border-hairline bg-snow px-4.5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:-mx-5 lg:bg-drift lg:px-5 lg:pt-3">
        {wide && stepper}
        <PriceSum nights={chosenNights(typed, open)} wanted={wanted} />
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
    <Trans>
      Nothing is sent yet: next you look it over and say who you are. The owner sees your name, email and number, and
      has 24 hours at most to answer.
    </Trans>
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

type StayState = Omit<ReturnType<typeof useStayForm>, 'form'>;

/** Arrival and check-out as text; below each stands the day in words, as it was understood. */
function DayFields({ typed, change, leave, errorOf }: StayState) {
  const { t } = useLingui();
  const field = (name: keyof typeof stayFields) => {
    const day = anyDay(typed[name]);
    const onValue = (value: string) => change({ [name]: value });
    return {
      ...controlOf(stayFields[name], { name, value: typed[name], error: errorOf(name), onValue }),
      placeholder: t`MM/DD/YY`,
      autoComplete: 'off',
      hint: day && sayReadDay(typed[name], formatDay(day)),
      onBlur: () => leave(name),
    };
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField {...field('bookingStartDate')} />
      <TextField {...field('bookingEndDate')} />
    </div>
  );
}

/** A note for the owner, for whoever has one to write. */
function NoteField({ typed: { note }, change, errorOf }: StayState) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  if (!opened && note === '') {
    return (
      <Button variant="quiet" className="-ms-2 justify-self-start" onClick={() => setOpened(true)}>
        <Icon name="plus" className="size-4" />
        <Trans>Add a note for the owner</Trans>
      </Button>
    );
  }
  const left = noteField.maxLength - note.length;
  return (
    <TextArea
      name="note"
      label={t`Note for the owner`}
      hint={left < 100 ? t`${left} characters left` : t`When you arrive, or what you need. You may leave it out.`}
      error={errorOf('note')}
      required={false}
      rows={3}
      maxLength={noteField.maxLength}
      autoFocus={opened}
      value={note}
      onChange={({ target }) => change({ note: target.value })}
    />
  );
}
