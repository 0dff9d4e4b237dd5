import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readDays } from '../../../../../shared/addresses/daysInAddress.ts';
import { readRooms } from '../../../../../shared/addresses/readWishes.ts';
import { noteField } from '../../../../../shared/rules/stays.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { TextArea } from '../../../forms/TextArea.tsx';
import { useSession } from '../../../session.ts';
import { NewHostNote } from '../../rooms/NewHostMark.tsx';
import { AdvanceInShort } from '../advance/OfferedAdvance.tsx';
import { useRoomCalendar } from '../api/roomCalendar.ts';
import { type ChosenDays, typedDays } from '../stay/chosenDays.ts';
import type { NamedStay } from './bookingDraft.ts';
import { DayFields } from './DayFields.tsx';
import { NightsField } from './NightsField.tsx';
import { PriceSum } from './PriceSum.tsx';
import { ExtraFields } from './party/ExtraFields.tsx';
import type { AskedParty } from './party/party.ts';
import { OtherRooms } from './RoomCounts.tsx';
import { RoomsAndGuests } from './RoomsAndGuests.tsx';
import type { RequestedRoom } from './requestedRoom.ts';
import { type StayState, useStayForm } from './useStayForm.ts';
import { useStayParts } from './useStayParts.ts';
import { useHigh, useWide } from './useWide.ts';
import type { WantedKind } from './wantedKinds.ts';

interface Props {
  room: RequestedRoom;
  action: ReactNode;
  /** Receives the chosen days. */
  onDays: (days: ChosenDays) => void;
  /** Receives the rooms and people that are asked for. */
  onAsked: (asked: AskedRooms) => void;
}

/** Rooms that are asked for, and who comes; no party until all ages are chosen. */
export interface AskedRooms {
  wanted: readonly WantedKind[];
  party: AskedParty | undefined;
}

/** Days, rooms, guests and note of a request, and what it costs: everything before a login. */
export function StayForm({ room, action, onDays, onAsked }: Props) {
  const wide = useWide();
  // Children are asked for in two lines and their rules.
  const above = useHigh() && wide && !room.childRules;
  const calendar = useRoomCalendar(room);
  const { form, ...stay } = useStayForm(room, calendar, useNamedStay());
  const { typed, wanted } = stay;
  const chosen = typedDays(typed);
  useTelling(chosen, onDays);
  const { party, price, advance, counts, guests, extras } = useStayParts(room, stay);
  // They are others with every drawing of the form.
  const asked = JSON.stringify({ wanted, party });
  useEffect(() => onAsked(JSON.parse(asked)), [asked, onAsked]);
  const roomsAndGuests = <RoomsAndGuests counts={counts} guests={guests} beside={wide} />;
  return (
    <form {...form} className="grid gap-4 [@media(width>=64rem)_and_(height<54rem)]:gap-2">
      <DayFields {...stay} />
      {/* A panel is lower than the form: what decides the price stands above the calendar where that leaves it whole. */}
      {above && roomsAndGuests}
      <NightsField calendar={calendar} stay={stay} chosen={chosen} />
      {!above && roomsAndGuests}
      <OtherRooms {...counts} />
      <ExtraFields {...extras} />
      <NoteField {...stay} />
      {room.newHost && <NewHostNote />}
      {wide && <NextStep />}
      <div className="sticky bottom-0 -mx-4.5 grid gap-3 border-t border-hairline bg-snow px-4.5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:-mx-5 lg:bg-drift lg:px-5 lg:pt-3 [@media(width>=64rem)_and_(height<54rem)]:pt-2! [@media(width>=64rem)_and_(height<54rem)]:gap-2">
        <PriceSum {...price} short />
        {advance && <AdvanceInShort advance={advance} checkIn={chosen.arrival} />}
        <Button type="submit" className="w-full">
          {action}
        </Button>
        {!wide && <NextStep />}
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

/** The days and the rooms that a search brought along in the address. */
function useNamedStay(): NamedStay {
  const [params] = useSearchParams();
  const { checkIn = '', checkOut = '' } = readDays(params);
  return { bookingStartDate: checkIn, bookingEndDate: checkOut, ...readRooms(params) };
}

function NextStep() {
  const session = useSession();
  return (
    <p className="text-sm text-bark">
      {session ? (
        <Trans>Nothing is sent yet: next you look it over.</Trans>
      ) : (
        <Trans>
          Nothing is sent yet: next you look it over and say who you are. The owner sees your name, email and number,
          and has 24 hours at most to answer.
        </Trans>
      )}
    </p>
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
