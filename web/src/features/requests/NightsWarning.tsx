import { Plural, Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode, useEffect, useEffectEvent } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { formatDay } from '../../words/days.ts';
import { comma } from '../../words/lists.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { useTakenNights } from './api/requests.ts';

interface Props {
  /** Of the element around it, which describes the button that accepts. */
  id: string;
  request: Booking;
  /** Names of other guests who wait for some of these nights. */
  rivals: readonly string[];
  /** Hears whether nights of the request are taken already. */
  onBlocked: (id: string, isBlocked: boolean) => void;
}

/** Reasons against a request: some of its nights are taken, or another guest requests them too. */
export function NightsWarning({ id, request, rivals, onBlocked }: Props) {
  const taken = useTakenNights(request);
  const isBlocked = taken.length > 0;
  const tell = useEffectEvent(() => onBlocked(request._id, isBlocked));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told when it changes
  useEffect(() => tell(), [isBlocked]);
  const [first = ''] = taken;
  const day = formatDay(first || request.checkIn);
  return (
    <div id={id} className="empty:hidden">
      {taken.length > 0 ? (
        <Warning strong>
          <Plural
            value={taken.length}
            one={`The night of ${day} is booked or closed already. This request cannot be accepted.`}
            other={`# of these nights are booked or closed already, from ${day} on. This request cannot be accepted.`}
          />
        </Warning>
      ) : (
        rivals.length > 0 && (
          <Warning>
            <Trans>
              <Names names={rivals} /> asked for some of these nights too. Whom you accept gets them, and the others are
              declined.
            </Trans>
          </Warning>
        )
      )}
    </div>
  );
}

/** Each in its own direction: several in Urdu and in English would mix. */
function Names({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have the same name
    <Fragment key={place}>
      {place > 0 && comma}
      <bdi lang={langOf(name)}>{name}</bdi>
    </Fragment>
  ));
}

function Warning({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <p className={`flex items-start gap-3 rounded-control px-4 py-3 ${strong ? 'bg-poppy-pale' : 'bg-apricot-pale'}`}>
      <Icon name="warning" className={`mt-0.5 size-5 ${strong ? 'text-poppy' : 'text-apricot-deep'}`} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
