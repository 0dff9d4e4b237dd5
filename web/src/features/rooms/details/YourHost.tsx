import { Plural, Trans } from '@lingui/react/macro';
import type { Host } from '../../../../../shared/contracts/search.ts';
import { langOf } from '../../../components/writtenIn.ts';
import { formatMonth } from '../../../words/days.ts';

/** From here on it is said in days. */
const mostHours = 12;

/** Who receives the guests, by the first name: since when, and how fast he answers. */
export function YourHost({ host: { firstName, since, answersWithinHours } }: { host: Host }) {
  return (
    <section className="below-fold">
      <h2 className="text-2xl">
        <Trans>Your host</Trans>
      </h2>
      <div className="mt-4 flex items-center gap-4">
        <span
          aria-hidden="true"
          lang={langOf(firstName)}
          className="grid size-14 shrink-0 place-items-center rounded-full bg-apricot-pale font-serif text-2xl"
        >
          {[...firstName][0]}
        </span>
        <div className="numbers min-w-0">
          <h3 className="text-xl wrap-anywhere">
            <bdi lang={langOf(firstName)}>{firstName}</bdi>
          </h3>
          {since !== undefined && (
            <p className="text-bark">
              <Trans>On Sarai since {formatMonth(`${since}-01`)}</Trans>
            </p>
          )}
          {answersWithinHours !== undefined && (
            <p>
              <UsuallyAnswers hours={answersWithinHours} />
            </p>
          )}
        </div>
      </div>
      <p className="mt-4 max-w-prose text-bark">
        <Trans>You get the phone number when your request is accepted.</Trans>
      </p>
    </section>
  );
}

function UsuallyAnswers({ hours }: { hours: number }) {
  if (hours > mostHours) return <Trans>Usually answers within a day</Trans>;
  return <Plural value={hours} one="Usually answers within an hour" other="Usually answers within # hours" />;
}
