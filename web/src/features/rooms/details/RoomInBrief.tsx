import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useDocumentTitle } from '../../../components/useDocumentTitle.ts';
import { listed } from '../../../words/lists.ts';
import type { RoomBrief } from '../../kept/roomBrief.ts';
import { PlaceName } from '../PlaceName.tsx';
import { cardSizes } from '../pictureSizes.ts';
import { RoomPicture } from '../RoomPicture.tsx';
import { PricePanel } from './PricePanel.tsx';

/** What a card has said of a room, in its place on the page, while all about it is asked for. */
export function RoomInBrief({ brief }: { brief: RoomBrief }) {
  const { t } = useLingui();
  const { name, place, price, photo } = brief;
  const subject = listed([name, t`Room ${brief.room}`]);
  useDocumentTitle(subject);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10 xl:gap-x-14">
      <div className="min-h-dvh min-w-0">
        <header className="mb-6">
          <h1 className="text-title wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-2 min-h-11 text-lg text-bark">
            <PlaceName typed={place} />
          </p>
          <SkeletonGroup className="mt-1" said={<Trans>Loading the room</Trans>}>
            <Skeleton className="h-14 w-full sm:h-7" />
            <Skeleton className="mt-2 h-9 w-52" />
          </SkeletonGroup>
        </header>
        {/* As wide as on the card, so that the same file is shown at once. */}
        <RoomPicture imgURL={photo} alt={subject} sizes={cardSizes} eager className="rounded-picture" />
      </div>
      <PricePanel price={price} about={<Skeleton className="h-5 w-28" />}>
        <Skeleton className="h-12 w-36 lg:my-5 lg:h-80 lg:w-full" />
      </PricePanel>
    </div>
  );
}
