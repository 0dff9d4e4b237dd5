import { Suspense } from 'react';
import { PageSkeleton } from './components/PageSkeleton.tsx';
import { LazyPage, Page } from './LazyPage.tsx';
import { cityPaths, classPaths, guidePaths, paths, roomRoutes } from './paths.ts';
import { useLocation } from './router/hooks.ts';
import { matchRoute, type RouteTable } from './router/matchRoute.ts';
import { ParamsContext } from './router/routerContext.ts';

export const homePage = new Page(async () => (await import('./pages/HomePage.tsx')).HomePage);
const searchResultsPage = new Page(async () => (await import('./pages/SearchResultsPage.tsx')).SearchResultsPage);
const hotelsPage = new Page(async () => (await import('./pages/HotelsPage.tsx')).HotelsPage);
const classRoomsPage = new Page(async () => (await import('./pages/ClassRoomsPage.tsx')).ClassRoomsPage);
const cityRoomsPage = new Page(async () => (await import('./pages/CityRoomsPage.tsx')).CityRoomsPage);
const roomDetailsPage = new Page(async () => (await import('./pages/RoomDetailsPage.tsx')).RoomDetailsPage);
const destinationsPage = new Page(async () => (await import('./pages/DestinationsPage.tsx')).DestinationsPage);
const guidePage = new Page(async () => (await import('./pages/GuidePage.tsx')).GuidePage);
const aboutUsPage = new Page(async () => (await import('./pages/AboutUsPage.tsx')).AboutUsPage);
const contactUsPage = new Page(async () => (await import('./pages/ContactUsPage.tsx')).ContactUsPage);
const privacyPolicyPage = new Page(async () => (await import('./pages/PrivacyPolicyPage.tsx')).PrivacyPolicyPage);
const notFoundPage = new Page(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage);

const routes: RouteTable<Page> = [
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
];

/** The page that the address names. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const { page, params } = matchRoute(routes, pathname) ?? { page: notFoundPage, params: {} };
  return (
    <ParamsContext value={params}>
      <Suspense fallback={<PageSkeleton />}>
        <LazyPage page={page} />
      </Suspense>
    </ParamsContext>
  );
}
