import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { accountPaths } from '../../shared/addresses/accountPaths.ts';
import { guidePaths } from '../../shared/addresses/publicPaths.ts';
import { readingPage } from './api/readingPage.ts';
import { LazyPage, Page } from './components/LazyPage.tsx';
import { cityPaths, classPaths, paths, roomIn } from './paths.ts';

type Row = readonly [load: () => Promise<Record<string, ComponentType>>, ...paths: string[]];

const { user, vendor } = accountPaths;

/** Pages that ask the API, each with its addresses. */
const readingPages: readonly Row[] = [
  [() => import('./pages/SearchResultsPage.tsx'), paths.search],
  [() => import('./pages/HotelsPage.tsx'), paths.hotels, ...Object.values(classPaths), ...Object.values(cityPaths)],
  [() => import('./pages/LoginPage.tsx'), ...[paths, user, vendor].flatMap(({ login, signup }) => [login, signup])],
  [() => import('./pages/RecoveryPage.tsx'), ...[user, vendor].flatMap(recoveryPaths)],
  [() => import('./pages/ConfirmEmailPage.tsx'), user.confirmEmail, vendor.confirmEmail],
  [() => import('./pages/JoinStaffPage.tsx'), paths.joinStaff],
  [() => import('./pages/ProfilePage.tsx'), user.profile, vendor.profile],
  [() => import('./pages/TravellerHomePage.tsx'), paths.travellerHome],
  [() => import('./pages/SendBookingRequestPage.tsx'), paths.sendBookingRequest],
  [
    () => import('./pages/TravellerBookingsPage.tsx'),
    paths.travellerBookings,
    paths.travellerPendingBookings,
    paths.travellerActiveBookings,
  ],
  [() => import('./pages/VoucherPage.tsx'), paths.voucher],
  [() => import('./pages/LinkedVoucherPage.tsx'), paths.linkedVoucher],
  [() => import('./pages/ReviewPage.tsx'), paths.review],
  [() => import('./pages/KeptRoomsPage.tsx'), paths.kept],
  [() => import('./pages/CompareRoomsPage.tsx'), paths.compare],
  [() => import('./pages/MessagesPage.tsx'), paths.messages],
  [() => import('./pages/GuestMessagesPage.tsx'), paths.guestMessages],
  [() => import('./pages/DashboardPage.tsx'), paths.dashboard],
  [() => import('./pages/CalendarPage.tsx'), paths.calendar],
  [() => import('./pages/FiguresPage.tsx'), paths.figures],
  [() => import('./pages/CalendarsPage.tsx'), paths.calendars],
  [() => import('./pages/RatesPage.tsx'), paths.rates],
  [() => import('./pages/PaymentsPage.tsx'), paths.payments],
  [() => import('./pages/BooksPage.tsx'), paths.books],
  [() => import('./pages/ReceiptPage.tsx'), paths.receipt],
  [() => import('./pages/CreatePropertyPage.tsx'), paths.createProperty, paths.listProperty],
  [() => import('./pages/UpdatePropertyPage.tsx'), paths.updateProperty],
  [() => import('./pages/VendorPropertiesPage.tsx'), paths.vendorProperties],
  [() => import('./pages/BookingsMenuPage.tsx'), paths.vendorBookings],
  [
    () => import('./pages/VendorRequestsPage.tsx'),
    paths.vendorPendingBookings,
    paths.acceptBooking,
    paths.rejectBooking,
  ],
  [() => import('./pages/VendorBookingsPage.tsx'), paths.vendorActiveBookings],
  [() => import('./pages/OwnBookingPage.tsx'), paths.ownBooking],
  [() => import('./pages/GuestReviewPage.tsx'), paths.guestReview],
  [() => import('./pages/AnswerBookingPage.tsx'), paths.answerBooking],
];

const otherPages: readonly Row[] = [
  [() => import('./pages/DestinationsPage.tsx'), paths.destinations],
  [() => import('./pages/GuidePage.tsx'), ...Object.values(guidePaths)],
  [() => import('./pages/AboutUsPage.tsx'), paths.aboutUs],
  [() => import('./pages/ContactUsPage.tsx'), paths.contactUs],
  [() => import('./pages/FaqsPage.tsx'), paths.faqs],
  [() => import('./pages/PrivacyPolicyPage.tsx'), paths.privacyPolicy],
];

const notFound = new Page(pageOf(() => import('./pages/NotFoundPage.tsx')));
const roomDetails = readingPage(pageOf(() => import('./pages/RoomDetailsPage.tsx')));

const pages = new Map([
  ...readingPages.flatMap(([load, ...at]) => shownAt(readingPage(pageOf(load)), at)),
  ...otherPages.flatMap(([load, ...at]) => shownAt(new Page(pageOf(load)), at)),
]);

function recoveryPaths({ sendCode, verifyCode, newPassword }: typeof user | typeof vendor) {
  return [sendCode, verifyCode, ...newPassword];
}

/** A page's file exports its page and nothing else. */
function pageOf(load: Row[0]): () => Promise<ComponentType> {
  return async () => {
    const [page] = Object.values(await load());
    if (!page) throw new Error('The file of a page exports no page.');
    return page;
  };
}

function shownAt(page: Page, at: readonly string[]) {
  return at.map((path) => [path.toLowerCase(), page] as const);
}

/** The page that stands at an address of the site, of all but the home page; letter case and a slash at the end do not matter. */
export function pageAt(pathname: string): Page {
  const page = pages.get(pathname.toLowerCase().replace(/\/+$/, ''));
  return page ?? (roomIn(pathname) === undefined ? notFound : roomDetails);
}

/** The page that the address names, of all but the home page. */
export function OtherPages() {
  return <LazyPage page={pageAt(useLocation().pathname)} />;
}
