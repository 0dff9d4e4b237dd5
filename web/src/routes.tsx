import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageSkeleton } from './components/PageSkeleton.tsx';
import { LazyPage, Page } from './LazyPage.tsx';
import { cityPaths, classPaths, paths, roomRoutes } from './paths.ts';

export const homePage = new Page(async () => (await import('./pages/HomePage.tsx')).HomePage);
const searchResultsPage = new Page(async () => (await import('./pages/SearchResultsPage.tsx')).SearchResultsPage);
const hotelsPage = new Page(async () => (await import('./pages/HotelsPage.tsx')).HotelsPage);
const classRoomsPage = new Page(async () => (await import('./pages/ClassRoomsPage.tsx')).ClassRoomsPage);
const cityRoomsPage = new Page(async () => (await import('./pages/CityRoomsPage.tsx')).CityRoomsPage);
const roomDetailsPage = new Page(async () => (await import('./pages/RoomDetailsPage.tsx')).RoomDetailsPage);
const destinationsPage = new Page(async () => (await import('./pages/DestinationsPage.tsx')).DestinationsPage);
const aboutUsPage = new Page(async () => (await import('./pages/AboutUsPage.tsx')).AboutUsPage);
const contactUsPage = new Page(async () => (await import('./pages/ContactUsPage.tsx')).ContactUsPage);
const privacyPolicyPage = new Page(async () => (await import('./pages/PrivacyPolicyPage.tsx')).PrivacyPolicyPage);
const notFoundPage = new Page(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage);

/** Paths match in any case: links in the wild say /userlogin as well as /userLogin. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path={paths.home} element={<LazyPage page={homePage} />} />
        <Route path={paths.search} element={<LazyPage page={searchResultsPage} />} />
        <Route path={paths.hotels} element={<LazyPage page={hotelsPage} />} />
        {Object.values(classPaths).map((path) => (
          <Route key={path} path={path} element={<LazyPage page={classRoomsPage} />} />
        ))}
        {Object.values(cityPaths).map((path) => (
          <Route key={path} path={path} element={<LazyPage page={cityRoomsPage} />} />
        ))}
        {roomRoutes.map((path) => (
          <Route key={path} path={path} element={<LazyPage page={roomDetailsPage} />} />
        ))}
        <Route path={paths.destinations} element={<LazyPage page={destinationsPage} />} />
        <Route path={paths.aboutUs} element={<LazyPage page={aboutUsPage} />} />
        <Route path={paths.contactUs} element={<LazyPage page={contactUsPage} />} />
        <Route path={paths.privacyPolicy} element={<LazyPage page={privacyPolicyPage} />} />
        <Route path="*" element={<LazyPage page={notFoundPage} />} />
      </Routes>
    </Suspense>
  );
}
