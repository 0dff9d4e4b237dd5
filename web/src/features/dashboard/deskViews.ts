import { t } from '@lingui/core/macro';
import type { IconName } from '../../components/Icon.tsx';
import { paths } from '../../paths.ts';

/** A view of the desk. */
export interface DeskView {
  to: string;
  icon: IconName;
  name: string;
  /** Name of the view in the product's documents, where that is another. */
  documented?: string;
  /** It stands in the row of a phone. */
  inRow: boolean;
  /** The owner's staff has it too, or where the owner lets them take cash. */
  forStaff?: true | 'cash';
}

/** A reader of the desk: one of the owner's staff, who may take cash. */
interface DeskReader {
  staff?: boolean | undefined;
  takesCash: boolean;
}

/** The views of the desk in their order, of an owner or of the owner's staff. */
export function deskViews({ staff = false, takesCash }: DeskReader): DeskView[] {
  const views: DeskView[] = [
    { to: paths.dashboard, icon: 'check', name: t`Today`, inRow: true, forStaff: true },
    { to: paths.calendar, icon: 'calendar', name: t`Calendar`, inRow: true, forStaff: true },
    {
      to: paths.vendorPendingBookings,
      icon: 'mail',
      name: t`Requests`,
      documented: t`Pending Bookings`,
      inRow: true,
      forStaff: true,
    },
    {
      to: paths.vendorActiveBookings,
      icon: 'bed',
      name: t`Stays`,
      documented: t`Active Bookings`,
      inRow: true,
      forStaff: true,
    },
    { to: paths.guestMessages, icon: 'talk', name: t`Messages`, inRow: true, forStaff: true },
    { to: paths.vendorProperties, icon: 'pin', name: t`Properties`, documented: t`View Bookings`, inRow: false },
    { to: paths.createProperty, icon: 'plus', name: t`New property`, documented: t`Create Post`, inRow: false },
    { to: paths.rates, icon: 'star', name: t`Prices`, inRow: false },
    { to: paths.payments, icon: 'wallet', name: t`Payments`, inRow: false },
    // Staff has nothing under "More".
    { to: paths.books, icon: 'book', name: t`Books`, inRow: staff, forStaff: 'cash' },
    { to: paths.figures, icon: 'chart', name: t`Figures`, inRow: false },
    { to: paths.calendars, icon: 'share', name: t`Other calendars`, inRow: false },
    { to: paths.vendorProfile, icon: 'guests', name: t`Settings`, inRow: false },
    { to: paths.vendorBookings, icon: 'menu', name: t`More`, documented: t`Bookings`, inRow: true },
  ];
  return staff ? views.filter(({ forStaff }) => forStaff === true || (forStaff === 'cash' && takesCash)) : views;
}
