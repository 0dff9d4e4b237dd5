import { useRef, useState } from 'react';
import { type BookingDraft, keepBookingDraft } from './bookingDraft.ts';

/** The draft of a visitor. The browser stores every change, so that neither a reload nor a second tab loses it. */
export function useVisitorDraft(kept: BookingDraft) {
  const [draft, setDraft] = useState(kept);
  const latest = useRef(kept);
  function change(part: Partial<BookingDraft>) {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    keepBookingDraft(latest.current);
  }
  return { draft, change };
}
