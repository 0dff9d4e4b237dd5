import { useSearchParams } from 'react-router-dom';
import { today as dayNow } from '../../../shared/rules/dates.ts';
import { useNow } from '../components/useNow.ts';
import { MailBlocked } from '../features/accounts/MailBlocked.tsx';
import { ConfirmEmail } from '../features/confirmation/ConfirmEmail.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { ListYourProperty } from '../features/dashboard/ListYourProperty.tsx';
import { PhoneSettings } from '../features/push/PhoneSettings.tsx';
import { DayHeader } from '../features/today/DayHeader.tsx';
import { DeskDay, NoProperty } from '../features/today/DeskDay.tsx';
import { readDay } from '../features/today/dayOfDesk.ts';
import type { Session } from '../session.ts';

/** The desk's first page: a day of the house, today or the one that `?day=` names. */
export function DashboardPage() {
  return <DashboardLayout forStaff>{(session) => <Desk {...session} />}</DashboardLayout>;
}

function Desk({ id, staff: isStaff }: Pick<Session, 'id' | 'staff'>) {
  const staff = isStaff === true;
  const today = dayNow(useNow());
  const day = readDay(useSearchParams()[0], today, staff);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <DayHeader day={day} today={today} staff={staff} />
      {!staff && (
        <div className="-mb-8 empty:hidden">
          <MailBlocked role="vendor" id={id} />
          <ConfirmEmail key={id} role="vendor" id={id} />
        </div>
      )}
      <DeskDay key={id} vendorId={id} day={day} today={today} empty={<NoProperty staff={staff} />} />
      {staff ? <PhoneSettings account={{ role: 'vendor', id }} /> : <ListYourProperty />}
    </div>
  );
}
