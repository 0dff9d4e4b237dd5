import { Plural, Trans } from '@lingui/react/macro';
import type { Rating } from '../../../../shared/contracts/properties.ts';
import { Icon } from '../../components/Icon.tsx';

/** What guests made of a hotel, in a few characters: the average, and how many they are. */
export function RatingMark({ rating: { average, count } }: { rating: Rating }) {
  const mark = formatMark(average);
  return (
    <span className="numbers inline-flex items-center gap-1.5 whitespace-nowrap">
      <Icon name="star" className="size-4.5 text-bark" />
      <span>
        <Trans>
          <strong className="font-semibold">{mark}</strong> <span className="sr-only">of 5</span>
        </Trans>{' '}
        <span className="text-bark">
          · <Plural value={count} one="# review" other="# reviews" />
        </span>
      </span>
    </span>
  );
}

/** An average, always with its decimal: `4.0`. */
export function formatMark(mark: number): string {
  // What is 4.35 as a decimal is a little less as a number.
  return (Math.round(mark * 10) / 10).toFixed(1);
}
