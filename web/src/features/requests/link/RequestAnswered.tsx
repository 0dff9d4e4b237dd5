import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { BookingRequest } from '../../../../../shared/contracts/bookings.ts';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { paths } from '../../../paths.ts';
import { isolate } from '../../../words/isolate.ts';
import { PhoneLinks } from '../../bookings/stay/PhoneLinks.tsx';
import { StayFacts } from '../StayFacts.tsx';

interface Props {
  request: BookingRequest;
  /** It takes the focus from the button that was pressed and is gone. */
  focused?: boolean;
}

/** A request that the owner has accepted or declined; an accepted one with the number of its guest. */
export function RequestAnswered({ request, focused = false }: Props) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) place.current?.focus();
  }, [focused]);
  const { userName: guest = '', contactNumber = '' } = request.userInfo[0] ?? {};
  const userName = isolate(guest);
  const accepted = request.status === 'active';
  return (
    <div ref={place} tabIndex={-1} className="grid gap-6 outline-none">
      <PageTitle title={accepted ? t`You have accepted ${userName}` : t`You have declined ${userName}`}>
        {accepted ? (
          <Trans>The room is kept for these nights. The guest is told by mail, with the address and your number.</Trans>
        ) : (
          <Trans>The guest is told by mail. The nights stay open to others.</Trans>
        )}
      </PageTitle>
      <StayFacts request={request} />
      {accepted && <PhoneLinks name={guest} number={contactNumber} />}
      <TextLink to={accepted ? paths.vendorActiveBookings : paths.vendorPendingBookings}>
        {accepted ? <Trans>Active Bookings</Trans> : <Trans>Pending Bookings</Trans>}
      </TextLink>
    </div>
  );
}
