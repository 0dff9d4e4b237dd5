import { Plural, Trans } from '@lingui/react/macro';
import type { Rating } from '../../../../shared/contracts/properties.ts';
import { Icon } from '../../components/Icon.tsx';

/** The average mark of a hotel and the number of its reviews. */
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
  // The number 4.35 is a little less than the decimal, so `toFixed` alone would round it down.
  return (Math.round(mark * 10) / 10).toFixed(1);
}
