import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import type { Host } from '../../../../shared/contracts/hosts.ts';
import { langOf } from '../../components/writtenIn.ts';
import { formatMonth } from '../../words/days.ts';
import type { ChosenDays } from '../bookings/stay/chosenDays.ts';
import { AskOwner } from '../messages/ask/AskOwner.tsx';
import { HostHabits } from './HostHabits.tsx';
import type { RoomView } from './roomView.ts';

interface Props {
  host: Host;
  view: RoomView;
  days: ChosenDays;
}

/** Who receives the guests, by the first name: since when, how fast he answers, and the way to ask. */
export function YourHost({ host, view, days }: Props) {
  const { firstName, since, takesQuestions } = host;
  const hotel = useAskedHotel(view, days);
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
          <p className="text-bark">
            <Trans>On Sarai since {formatMonth(`${since}-01`)}</Trans>
          </p>
          <HostHabits hours={host.answersWithinHours} trust={view.trust} owesRefund={view.owesRefund} />
        </div>
      </div>
      <div className="mt-4">
        <AskOwner hotel={hotel} mayAsk={takesQuestions === true} />
      </div>
      <p className="mt-4 max-w-prose text-bark">
        <Trans>You get the phone number when your request is accepted.</Trans>
      </p>
    </section>
  );
}

/** The hotel of the page, for a question from it. */
function useAskedHotel({ property, hotel }: RoomView, days: ChosenDays) {
  const { pathname, search } = useLocation();
  return { propertyId: property._id, name: hotel.name, address: pathname + search, days };
}
