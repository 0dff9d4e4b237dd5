import type { Booking } from '../bookings/stay/booking.ts';
import type { Answer } from './answers.ts';
import type { GivenReason } from './api/requests.ts';
import type { AnswerControls } from './useAnswering.ts';

/** A sheet that asks once more before a request is answered. */
export interface SheetProps {
  request: Booking;
  answering: AnswerControls;
  onClose: () => void;
}

/** Sends the answer of a sheet, which closes once its outcome is known; after an error it stays, with all that was typed. */
export function useSheetAnswer({ request: { _id: id }, answering, onClose }: SheetProps, answer: Answer) {
  async function send(reason?: GivenReason) {
    const result = await answering.answerOne(id, answer, reason);
    if (!(result && 'message' in result)) onClose();
  }
  return { send, busy: answering.busyWith(id) !== undefined };
}
