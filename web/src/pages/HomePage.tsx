import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { LazyPage } from '../components/LazyPage.tsx';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { useDocumentTitle } from '../components/useDocumentTitle.ts';
import { belowId, belowTheFold } from '../features/home/belowTheFold.ts';
import { Hero } from '../features/home/Hero.tsx';
import { PopularDestinations } from '../features/home/PopularDestinations.tsx';

export function HomePage() {
  const { t } = useLingui();
  useDocumentTitle(t`Rooms in Pakistan's northern areas`);
  return (
    <>
      <Hero />
      <PopularDestinations />
      <div id={belowId}>
        <Suspense fallback={<PageSkeleton />}>
          <LazyPage page={belowTheFold} />
        </Suspense>
      </div>
    </>
  );
}
