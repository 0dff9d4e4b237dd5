import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, today } from '../../../../shared/rules/dates.ts';
import { firstOwnDay } from '../../../../shared/rules/ownBookings.ts';
import { stayLimits } from '../../../../shared/rules/stays.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { Skeletons } from '../../components/Skeleton.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useNow } from '../../components/useNow.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { paths } from '../../paths.ts';
import { AgreedSum } from './AgreedSum.tsx';
import { useHotelNights } from './api/ownBookings.ts';
import { OwnGuestFields } from './OwnGuestFields.tsx';
import { daysOf, numbersOf, type OwnBookingText, openedForm, pricedAt } from './ownBookingForm.ts';
import { RoomChoice } from './RoomChoice.tsx';
import { useOwnBooking } from './useOwnBooking.ts';

/** The form by which an owner enters a booking; the address may name the hotel, the room and the nights. */
export function OwnBookingForm({ vendorId }: { vendorId: string }) {
  const now = useNow();
  const [params] = useSearchParams();
  const [opened] = useState(() => openedForm(params, now));
  const { hotels, error, retry } = useHotelNights(vendorId, daysOf(opened, now));
  const [first] = hotels ?? [];
  if (first) {
    const named = hotels?.find(({ propertyId }) => propertyId === opened.propertyId);
    const initial = named ? pricedAt(opened, named) : { ...opened, propertyId: first.propertyId, rooms: '' };
    return <Fields vendorId={vendorId} initial={initial} now={now} />;
  }
  if (hotels) return <NoHotels />;
  if (error) return <ErrorState onRetry={retry} />;
  return <Skeletons className="grid max-w-xl gap-5" shapes={['h-18 w-full', 'h-18 w-full', 'h-32 w-full']} />;
}

interface FieldsProps {
  vendorId: string;
  initial: OwnBookingText;
  now: Date;
}

function Fields({ vendorId, initial, now }: FieldsProps) {
  const { typed, control, form, busy } = useOwnBooking(initial);
  const days = daysOf(typed, now);
  const { hotels = [] } = useHotelNights(vendorId, days);
  const hotel = hotels.find(({ propertyId }) => propertyId === typed.propertyId);
  const day = (name: 'bookingStartDate' | 'bookingEndDate', first: string) => ({
    ...control(name),
    type: 'date',
    min: first,
    max: addDays(today(now), stayLimits.daysAhead + stayLimits.nights),
  });
  return (
    <form {...form} className="grid max-w-xl gap-5">
      {hotels.length > 1 && (
        <SelectField
          {...control('propertyId')}
          onChange={(event) => {
            control('propertyId').onChange(event);
            control('rooms').onChange({ target: { value: '' } });
          }}
          options={hotels.map(({ propertyId, hotelName }) => ({ value: propertyId, label: hotelName }))}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <TextField {...day('bookingStartDate', firstOwnDay(now))} />
        <TextField {...day('bookingEndDate', addDays(firstOwnDay(now), 1))} />
      </div>
      {hotel && <RoomChoice {...control('rooms')} hotel={hotel} days={days} />}
      <OwnGuestFields control={control} source={control('source')} focused={initial.rooms !== ''} />
      <AgreedSum typed={typed} rooms={numbersOf(typed.rooms).length} days={days} />
      <FormAlert />
      <Button type="submit" busy={busy} className="w-full sm:w-auto sm:justify-self-start sm:px-12">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}

function NoHotels() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No rooms to book yet`}
      action={
        <TextLink to={paths.createProperty}>
          <Trans>List your property</Trans>
        </TextLink>
      }
    >
      <Trans>Bookings are entered for rooms that you have listed. They need not be on offer.</Trans>
    </EmptyState>
  );
}
