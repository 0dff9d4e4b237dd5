import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LazyPage, Page } from './components/LazyPage.tsx';
import { PageSkeleton } from './components/PageSkeleton.tsx';
import { readingPage } from './components/readingPage.ts';
import { accountPaths, cityPaths, classPaths, guidePaths, paths, roomRoutes } from './paths.ts';

export const homePage = new Page(async () => (await import('./pages/HomePage.tsx')).HomePage);
const searchResultsPage = readingPage(async () => (await import('./pages/SearchResultsPage.tsx')).SearchResultsPage);
const hotelsPage = readingPage(async () => (await import('./pages/HotelsPage.tsx')).HotelsPage);
const classRoomsPage = readingPage(async () => (await import('./pages/ClassRoomsPage.tsx')).ClassRoomsPage);
const cityRoomsPage = readingPage(async () => (await import('./pages/CityRoomsPage.tsx')).CityRoomsPage);
const roomDetailsPage = readingPage(async () => (await import('./pages/RoomDetailsPage.tsx')).RoomDetailsPage);
const destinationsPage = new Page(async () => (await import('./pages/DestinationsPage.tsx')).DestinationsPage);
const guidePage = new Page(async () => (await import('./pages/GuidePage.tsx')).GuidePage);
const aboutUsPage = new Page(async () => (await import('./pages/AboutUsPage.tsx')).AboutUsPage);
const contactUsPage = new Page(async () => (await import('./pages/ContactUsPage.tsx')).ContactUsPage);
const privacyPolicyPage = new Page(async () => (await import('./pages/PrivacyPolicyPage.tsx')).PrivacyPolicyPage);
const signupPage = new Page(async () => (await import('./pages/SignupPage.tsx')).SignupPage);
const userSignupPage = new Page(async () => (await import('./pages/UserSignupPage.tsx')).UserSignupPage);
const vendorSignupPage = new Page(async () => (await import('./pages/VendorSignupPage.tsx')).VendorSignupPage);
const loginPage = new Page(async () => (await import('./pages/LoginPage.tsx')).LoginPage);
const userLoginPage = new Page(async () => (await import('./pages/UserLoginPage.tsx')).UserLoginPage);
const vendorLoginPage = new Page(async () => (await import('./pages/VendorLoginPage.tsx')).VendorLoginPage);
const sendOtpPage = new Page(async () => (await import('./pages/SendOtpPage.tsx')).SendOtpPage);
const verifyOtpPage = new Page(async () => (await import('./pages/VerifyOtpPage.tsx')).VerifyOtpPage);
const newPasswordPage = new Page(async () => (await import('./pages/NewPasswordPage.tsx')).NewPasswordPage);
const userAccountPage = readingPage(async () => (await import('./pages/UserAccountPage.tsx')).UserAccountPage);
const updateProfilePage = readingPage(async () => (await import('./pages/UpdateProfilePage.tsx')).UpdateProfilePage);
const userBookingsPage = readingPage(async () => (await import('./pages/UserBookingsPage.tsx')).UserBookingsPage);
const dashboardPage = readingPage(async () => (await import('./pages/DashboardPage.tsx')).DashboardPage);
const vendorProfilePage = readingPage(async () => (await import('./pages/VendorProfilePage.tsx')).VendorProfilePage);
const createPostPage = readingPage(async () => (await import('./pages/CreatePostPage.tsx')).CreatePostPage);
const updatePostPage = readingPage(async () => (await import('./pages/UpdatePostPage.tsx')).UpdatePostPage);
const propertyPostsPage = readingPage(async () => (await import('./pages/PropertyPostsPage.tsx')).PropertyPostsPage);
const bookingsMenuPage = readingPage(async () => (await import('./pages/BookingsMenuPage.tsx')).BookingsMenuPage);
const vendorPendingBookingsPage = readingPage(
  async () => (await import('./pages/VendorPendingBookingsPage.tsx')).VendorPendingBookingsPage,
);
const vendorActiveBookingsPage = readingPage(
  async () => (await import('./pages/VendorActiveBookingsPage.tsx')).VendorActiveBookingsPage,
);
const acceptBookingPage = readingPage(async () => (await import('./pages/AcceptBookingPage.tsx')).AcceptBookingPage);
const rejectBookingPage = readingPage(async () => (await import('./pages/RejectBookingPage.tsx')).RejectBookingPage);
const notFoundPage = new Page(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage);

const routes: readonly (readonly [path: string, page: Page])[] = [
  [paths.home, homePage],
  [paths.search, searchResultsPage],
  [paths.hotels, hotelsPage],
  ...Object.values(classPaths).map((path) => [path, classRoomsPage] as const),
  ...Object.values(cityPaths).map((path) => [path, cityRoomsPage] as const),
  ...roomRoutes.map((path) => [path, roomDetailsPage] as const),
  [paths.destinations, destinationsPage],
  ...Object.values(guidePaths).map((path) => [path, guidePage] as const),
  [paths.aboutUs, aboutUsPage],
  [paths.contactUs, contactUsPage],
  [paths.privacyPolicy, privacyPolicyPage],
  [paths.signup, signupPage],
  [accountPaths.user.signup, userSignupPage],
  [accountPaths.vendor.signup, vendorSignupPage],
  [paths.login, loginPage],
  [accountPaths.user.login, userLoginPage],
  [accountPaths.vendor.login, vendorLoginPage],
  ...Object.values(accountPaths).flatMap(({ sendCode, verifyCode, newPassword }) => [
    [sendCode, sendOtpPage] as const,
    [verifyCode, verifyOtpPage] as const,
    ...newPassword.map((path) => [path, newPasswordPage] as const),
  ]),
  [paths.userAccount, userAccountPage],
  [paths.updateProfile, updateProfilePage],
  [paths.userBookings, userBookingsPage],
  [paths.userPendingBookings, userBookingsPage],
  [paths.userActiveBookings, userBookingsPage],
  [paths.sendBookingRequest, userBookingsPage],
  [paths.dashboard, dashboardPage],
  [paths.vendorProfile, vendorProfilePage],
  [paths.listProperty, createPostPage],
  [paths.createPost, createPostPage],
  [paths.updatePost, updatePostPage],
  [paths.propertyPosts, propertyPostsPage],
  [paths.vendorBookings, bookingsMenuPage],
  [paths.vendorPendingBookings, vendorPendingBookingsPage],
  [paths.vendorActiveBookings, vendorActiveBookingsPage],
  [paths.acceptBooking, acceptBookingPage],
  [paths.rejectBooking, rejectBookingPage],
  ['*', notFoundPage],
];

/** The page that the address names; letter case does not matter. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        {routes.map(([path, page]) => (
          <Route key={path} path={path} element={<LazyPage page={page} />} />
        ))}
      </Routes>
    </Suspense>
  );
}
