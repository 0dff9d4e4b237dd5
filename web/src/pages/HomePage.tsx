import { useLingui } from '@lingui/react/macro';
import { Deferred } from '../components/DeferredPart.tsx';
import { PageSkeleton } from '../components/Skeleton.tsx';
import { useDocumentTitle } from '../components/useDocumentTitle.ts';
import { belowTheFold } from '../features/home/deferredParts.ts';
import { Hero } from '../features/home/Hero.tsx';
import { PopularDestinations } from '../features/home/PopularDestinations.tsx';

export function HomePage() {
  const { t } = useLingui();
  useDocumentTitle(t`Rooms in Pakistan's northern areas`);
  return (
    <>
      <Hero />
      <PopularDestinations />
      <Deferred part={belowTheFold} fallback={<PageSkeleton />} />
    </>
  );
}
