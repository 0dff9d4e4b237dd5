import { useRef, useState } from 'react';
import type { Operation } from '../../../../../shared/api.ts';
import { addDays } from '../../../../../shared/rules/dates.ts';
import { useSend } from '../../../api/useSend.ts';
import { newKey } from '../../../forms/newKey.ts';
import { type GrowthState, useGrowingList } from '../../lists/useGrowingList.ts';
import type { ChosenNights } from '../chosenNights.ts';
import type { ClosingEntry } from '../monthNights.ts';

/** Seconds between two readings of a month: every room of every property is read for it. */
const monthEvery = 60;

/** While nights are being closed or opened. */
const workEvery = 3;

/** The number of properties before "show all": more would push down the parts below. */
const propertiesShown = 4;

/** The own rooms with the nights of a month that are taken, property by property. */
export function useVendorNights(vendorId: string, month: string, grown: GrowthState) {
  const [every, setEvery] = useState(monthEvery);
  const list = useGrowingList(
    {
      operation: 'listVendorNights',
      request: (page) => ({ params: { vendorId }, query: { month, ...page } }),
    },
    { step: propertiesShown, every, grown },
  );
  const wanted = list.items?.some(({ closings }) => closings.some(isUnderWay)) ? workEvery : monthEvery;
  if (wanted !== every) setEvery(wanted);
  return list;
}

function isUnderWay({ progress }: ClosingEntry): boolean {
  return progress !== undefined;
}

const stale: readonly Operation[] = ['listVendorNights', 'listVendorDay', 'getRoomCalendar'];

/** Rooms that are closed together: one by its number, those of a kind, or all. */
export interface ClosedRooms {
  roomNumbers?: number[];
  kind?: string;
}

/** Closes nights of rooms of a property, with a note where one is given. One key is one closing, however often it is sent. */
export function useCloseNights() {
  const send = useSend('closeNights', stale);
  const last = useRef({ content: '', requestKey: '' });
  return async (chosen: ChosenNights, rooms: ClosedRooms, note: string) => {
    const { propertyId: postId, first: from } = chosen;
    const sent = { ...rooms, from, to: addDays(chosen.last, 1), ...(note.trim() !== '' && { note }) };
    const content = JSON.stringify({ postId, ...sent });
    if (last.current.content !== content) last.current = { content, requestKey: newKey() };
    const answer = await send({ params: { postId }, body: { ...sent, requestKey: last.current.requestKey } });
    last.current = { content: '', requestKey: '' };
    return answer;
  };
}

/** Nights of one room. */
export interface OpenedNights {
  roomNumber: number;
  first: string;
  last: string;
}

/** Opens a closing, or some nights of a room that it holds. */
export function useOpenNights() {
  const send = useSend('openNights', stale);
  return (postId: string, closingId: string, part?: OpenedNights) =>
    send({
      params: { postId, closingId },
      query: part ? { roomNumber: part.roomNumber, from: part.first, to: addDays(part.last, 1) } : {},
    });
}
