import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { today } from '../../../../../shared/rules/dates.ts';
import { keysOf } from '../../../api/keys.ts';
import type { AnswerOf } from '../../../api/types.ts';
import { Button } from '../../../components/Button.tsx';
import { type Success, useOutcome } from '../../../forms/outcomeOf.ts';
import { formatPrice } from '../../rooms/format.ts';
import { ChangedAdvanceLines } from '../advance/ChangedAdvanceLines.tsx';
import { useRoomCalendar } from '../api/roomCalendar.ts';
import { DayFields } from '../request/DayFields.tsx';
import { NightsField } from '../request/NightsField.tsx';
import { PriceSum } from '../request/PriceSum.tsx';
import { ExtraFields } from '../request/party/ExtraFields.tsx';
import { OtherRooms } from '../request/RoomCounts.tsx';
import { RoomsAndGuests } from '../request/RoomsAndGuests.tsx';
import type { RequestedRoom } from '../request/requestedRoom.ts';
import { type StayDraft, useStayFields } from '../request/useStayForm.ts';
import { useStayParts } from '../request/useStayParts.ts';
import type { Booking } from '../stay/booking.ts';
import { typedDays } from '../stay/chosenDays.ts';
import { type ChangedStay, changedStay, draftOf, withOwnNights } from './changedStay.ts';

interface Props {
  booking: Booking;
  room: RequestedRoom;
  details: AnswerOf<'getRoomDetails'>['data'];
  action: ReactNode;
  note: ReactNode;
  send: (stay: ChangedStay) => Promise<Success>;
  onDone: () => void;
}

/** Days, rooms, people and extras of another stay, what it costs, and what was agreed. */
export function ChangeForm({ booking, room, details, action, note, send, onDone }: Props) {
  const read = useRoomCalendar(room);
  const calendar = { ...read, rooms: read.rooms && withOwnNights(read.rooms, booking) };
  const { mutate } = useSWRConfig();
  const begun = booking.checkIn <= today() ? booking.checkIn : undefined;
  const begin = () => draftOf(booking, room, details);
  const { form, ...stay } = useStayFields({ room, calendar, begin, begun, onReady: (draft) => void ask(draft) });
  const { typed, wanted } = stay;
  const { price, counts, guests, extras } = useStayParts(room, stay);
  const { quote, nights } = price;
  const [busy, run] = useOutcome((draft: StayDraft) =>
    send(changedStay(draft, { room, wanted, total: quote?.total ?? 0 })),
  );

  /** After a refusal the prices and the nights are read again: the form keeps what was chosen. */
  async function ask(draft: StayDraft) {
    if (!quote || busy) return;
    const { answer } = await run(draft);
    if (answer) onDone();
    else void mutate(keysOf(['getRoomDetails', 'getRoomCalendar']));
  }

  return (
    <form {...form} className="grid gap-4">
      <DayFields {...stay} />
      <NightsField calendar={calendar} stay={stay} chosen={typedDays(typed)} />
      <RoomsAndGuests counts={counts} guests={guests} beside={false} />
      <OtherRooms {...counts} />
      <ExtraFields {...extras} />
      <div className="sticky bottom-0 -mx-4.5 grid gap-3 border-t border-hairline bg-snow px-4.5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <PriceSum {...price} short />
        <Difference agreed={booking.total} now={nights > 0 ? quote?.total : undefined} />
        {nights > 0 && quote && (
          <ChangedAdvanceLines
            booking={booking}
            after={{ checkIn: typedDays(typed).arrival ?? booking.checkIn, total: quote.total }}
          />
        )}
        <Button type="submit" className="w-full" busy={busy}>
          {action}
        </Button>
        <p className="text-sm text-bark">{note}</p>
      </div>
    </form>
  );
}

function Difference({ agreed, now }: { agreed: number; now: number | undefined }) {
  const before = formatPrice(agreed);
  const difference = formatPrice(Math.abs((now ?? agreed) - agreed));
  return (
    <p className="numbers text-sm text-bark">
      {now === undefined || now === agreed ? (
        <Trans>Agreed: {before}</Trans>
      ) : now > agreed ? (
        <Trans>
          Agreed: {before}. This is {difference} more.
        </Trans>
      ) : (
        <Trans>
          Agreed: {before}. This is {difference} less.
        </Trans>
      )}
    </p>
  );
}
