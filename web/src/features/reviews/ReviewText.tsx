import { Trans } from '@lingui/react/macro';
import type { Review } from '../../../../shared/contracts/reviews.ts';
import { Written } from '../../components/Written.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { formatMonth } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import { MarkList } from './MarkList.tsx';

/** The review of a guest and the answer of the host. Both run in the direction of their own language. */
export function ReviewText({ review, heading: Heading = 'h3' }: { review: Review; heading?: 'h2' | 'h3' }) {
  const { month, words, answer } = review;
  const name = guestName(review.name);
  return (
    <article className="grid gap-2.5">
      <Heading className="text-lg font-semibold wrap-anywhere">
        <bdi lang={langOf(name)}>{name}</bdi>
      </Heading>
      <p className="-mt-2 text-sm text-bark">
        <Trans>Stayed in {formatMonth(`${month}-01`)}</Trans>
      </p>
      {words !== '' && <Written text={words} className="max-w-prose" />}
      <MarkList marks={review} format={String} className="text-sm" />
      {answer !== undefined && (
        <div className="mt-1 border-s-2 border-apricot ps-4">
          <p className="text-sm font-semibold">
            <Trans>The host answered</Trans>
          </p>
          <Written text={answer} className="mt-1 max-w-prose" />
        </div>
      )}
    </article>
  );
}
