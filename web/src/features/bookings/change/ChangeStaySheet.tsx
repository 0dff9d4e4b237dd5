import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/useApi.ts';
import { Button } from '../../../components/Button.tsx';
import { Skeletons } from '../../../components/Skeleton.tsx';
import type { Success } from '../../../forms/outcomeOf.ts';
import { RequestSheet } from '../request/RequestSheet.tsx';
import type { Booking } from '../stay/booking.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { type ChangedStay, roomOfBooking } from './changedStay.ts';

interface Props {
  booking: Booking;
  title: ReactNode;
  /** The action of the form, and a sentence of what follows from it. */
  action: ReactNode;
  note: ReactNode;
  send: (stay: ChangedStay) => Promise<Success>;
  onClose: () => void;
  onDone: () => void;
}

/** The form of another stay in the hotel of a booking, by its rooms and prices as they are now. */
export function ChangeStaySheet({ title, onClose, ...form }: Props) {
  return (
    <RequestSheet title={title} onClose={onClose}>
      <HotelOfBooking {...form} />
    </RequestSheet>
  );
}

function HotelOfBooking({ booking, ...form }: Omit<Props, 'title' | 'onClose'>) {
  const request = { params: { roomId: booking.propertyId }, query: { room: booking.rooms[0].roomNumber } };
  const { data, error, mutate } = useApi('getRoomDetails', request, { silent: true, keepPreviousData: true });
  if (error && !data) return <HotelMissing gone={error.status === 404} onRetry={() => void mutate()} />;
  if (!data) return <Skeletons className="grid gap-4" shapes={['h-18 w-full', 'h-78 w-full', 'h-11 w-full']} />;
  const room = roomOfBooking(booking, data.data);
  if (!room) return <HotelMissing gone onRetry={() => void mutate()} />;
  return <ChangeForm booking={booking} room={room} details={data.data} {...form} />;
}

function HotelMissing({ gone, onRetry }: { gone: boolean; onRetry: () => void }) {
  if (gone) {
    return (
      <p role="alert">
        <Trans>The hotel takes no guests through Sarai at the moment, so that nothing can be changed here.</Trans>
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">
        <Trans>The rooms of the hotel did not load. Check your connection and try again.</Trans>
      </p>
      <Button variant="secondary" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
