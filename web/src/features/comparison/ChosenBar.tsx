import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { comparedLimits } from '../../../../shared/addresses/comparedRooms.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { formatStay } from '../../words/days.ts';
import type { StayDays } from '../rooms/format.ts';
import { comparisonPath } from './comparisonAddress.ts';
import { type KeptView, namedRoom, wishesOf } from './keptGroups.ts';
import { stayAhead } from './stayAhead.ts';
import type { Choice } from './useChosen.ts';

interface Props {
  chosen: Choice;
  rooms: readonly KeptView[];
}

/**
 * The way to the comparison of chosen rooms, below the list and in view while it scrolls; a focused control is scrolled clear of it
 * (`data-low-bar`). Rooms of several groups are compared for the days of the first that has some.
 */
export function ChosenBar({ chosen: { ids, isFull, clear }, rooms }: Props) {
  const { t } = useLingui();
  if (ids.length === 0) return null;
  const views = ids.flatMap((id) => rooms.filter(({ mark }) => mark._id === id));
  const all = views.map(wishesOf);
  const wishes = all.find(({ checkIn }) => checkIn !== undefined) ?? all[0] ?? {};
  return (
    <section
      aria-label={t`Comparison`}
      data-low-bar
      className="sticky -bottom-px z-20 -mx-[clamp(1.125rem,4vw,2.5rem)] mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline bg-snow px-[clamp(1.125rem,4vw,2.5rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <p role="status" className="numbers min-w-0 grow basis-28 text-sm leading-snug">
        <span className="block font-semibold">
          <Plural value={ids.length} one="# room chosen" other="# rooms chosen" />
        </span>
        <span className="block text-bark">
          {isFull ? (
            <Trans>Rooms are compared {comparedLimits.sideBySide} at most: take one out to choose this one.</Trans>
          ) : (
            <NextStep count={ids.length} stay={stayAhead(wishes)} />
          )}
        </span>
      </p>
      <Button variant="quiet" onClick={() => leave(clear)}>
        <Trans>Clear</Trans>
      </Button>
      {ids.length > 1 && (
        <ButtonLink to={comparisonPath(views.map(namedRoom), wishes)} className="shrink-0 max-sm:px-4.5">
          <Trans>Compare</Trans>
        </ButtonLink>
      )}
    </section>
  );
}

function NextStep({ count, stay }: { count: number; stay: StayDays | undefined }) {
  if (count === 1) return <Trans>Choose one more to compare.</Trans>;
  return stay ? formatStay(stay.checkIn, stay.checkOut) : <Trans>Without days</Trans>;
}

/** The focus goes on to the page, because the bar goes with its button. */
function leave(clear: () => void): void {
  clear();
  document.getElementById('main')?.focus({ preventScroll: true });
}
