import type { ReactNode } from 'react';
import type { StayNote } from '../../../../shared/rules/bookingLife.ts';
import { Button } from '../../components/Button.tsx';
import type { ButtonVariant } from '../../components/buttonStyle.ts';
import { useOutcome } from '../../forms/outcomeOf.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { useNoteStay } from './api/requests.ts';

interface Props {
  booking: Booking;
  guest: StayNote;
  /** It names the guest, for screen readers. */
  label: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/** Notes that the guest of a booking has come or left, or takes it back. */
export function NoteButton({ booking, guest, label, variant = 'secondary', className, children }: Props) {
  const note = useNoteStay(booking._id);
  const [busy, run] = useOutcome(() => note(guest));
  return (
    <Button variant={variant} busy={busy} aria-label={label} className={className} onClick={() => void run()}>
      {children}
    </Button>
  );
}
