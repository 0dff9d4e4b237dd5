import { Trans } from '@lingui/react/macro';
import type { Rating } from '../../../../shared/contracts/properties.ts';
import type { Marks } from '../../../../shared/rules/reviews.ts';
import { Skeletons } from '../../components/Skeleton.tsx';
import { GrowingListView } from '../lists/GrowingListView.tsx';
import { useReviews } from './api/reviews.ts';
import { MarkList } from './MarkList.tsx';
import { formatMark, RatingMark } from './RatingMark.tsx';
import { ReviewText } from './ReviewText.tsx';

interface Props {
  propertyId: string;
  rating: Rating;
  /** The average of each mark. */
  marks: Marks | undefined;
}

const skeleton = <Skeletons className="grid gap-6" shapes={Array(2).fill('h-32 w-full max-w-prose')} />;

/** The marks and reviews of a hotel, newest first. */
export function RoomReviews({ propertyId, rating, marks }: Props) {
  return (
    <section id="reviews" className="below-fold">
      <h2 className="text-2xl">
        <Trans>What guests say</Trans>
      </h2>
      <p className="mt-3 text-lg">
        <RatingMark rating={rating} />
      </p>
      {marks && <MarkList marks={marks} format={formatMark} className="mt-2" />}
      <div className="mt-6">
        <GrowingListView list={useReviews(propertyId)} skeleton={skeleton} empty={null}>
          {(reviews) => (
            <ul className="divide-y divide-hairline">
              {reviews.map((review) => (
                <li key={review._id} className="min-w-0 py-6 first:pt-0">
                  <ReviewText review={review} />
                </li>
              ))}
            </ul>
          )}
        </GrowingListView>
      </div>
    </section>
  );
}
