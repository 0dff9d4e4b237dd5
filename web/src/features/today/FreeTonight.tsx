import { Trans, useLingui } from '@lingui/react/macro';
import { addDays } from '../../../../shared/rules/dates.ts';
import { Link } from '../../components/Link.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { ownBookingPath, paths } from '../../paths.ts';
import { useSession } from '../../session.ts';
import { comma, listed } from '../../words/lists.ts';
import { formatPrice, formatSleeps } from '../rooms/format.ts';
import { nameOfRooms } from '../rooms/nameOfRooms.ts';
import type { DayOfProperty } from './api/day.ts';
import { DayPart, type Heading } from './DayPart.tsx';
import { secondLine } from './looks.ts';
import { freeRooms } from './roomsOfDay.ts';

interface Props {
  heading: Heading;
  property: DayOfProperty;
  day: string;
  today: string;
}

/** The rooms of each kind that nothing holds in the night of a day, each a way to enter a booking; and what else holds rooms. */
export function FreeTonight({ heading, property, day, today }: Props) {
  const { free, rooms } = freeRooms(property);
  const isStaff = useSession()?.staff === true;
  return (
    <DayPart
      heading={heading}
      more={
        !isStaff && (
          <TextLink to={paths.calendars}>
            <Trans>Other calendars</Trans>
          </TextLink>
        )
      }
      title={day === today ? <Trans>Free tonight</Trans> : <Trans>Free that night</Trans>}
      count={
        <Trans>
          {free} of {rooms}
        </Trans>
      }
    >
      <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 lg:gap-x-6">
        {property.kinds.map((kind) => (
          <Kind key={kind.kind} kind={kind} propertyId={property.propertyId} day={day} />
        ))}
      </ul>
      <Others property={property} />
    </DayPart>
  );
}

interface KindProps extends Pick<Props, 'day'> {
  kind: DayOfProperty['kinds'][number];
  propertyId: string;
}

function Kind({ kind, propertyId, day }: KindProps) {
  const { t } = useLingui();
  const { rooms, price, membersCapacity: capacity, No_of_beds: beds } = kind;
  const [roomNumber] = kind.free;
  const free = kind.free.length;
  const numbers = nameOfRooms(kind.free);
  return (
    <li className="numbers col-span-full grid min-h-13 grid-cols-subgrid items-center border-t border-hairline py-0.5">
      <span className={`whitespace-nowrap ${free === 0 ? 'text-bark' : 'font-semibold'}`}>
        <Trans>
          {free} of {rooms}
        </Trans>
      </span>
      <span className="min-w-0 leading-snug wrap-anywhere">
        {free > 0 && <span className="block urdu:leading-[1.75]!">{numbers}</span>}
        <span className={`block ${secondLine}`}>
          {formatSleeps({ capacity, beds })}
          {comma}
          {formatPrice(price)}
        </span>
      </span>
      {roomNumber === undefined ? (
        <span />
      ) : (
        <Link
          to={ownBookingPath({ propertyId, roomNumber }, day, addDays(day, 1))}
          aria-label={t`Book: ${numbers}`}
          className="inline-flex min-h-11 items-center font-semibold text-glacier underline-offset-4 hover:underline"
        >
          <Trans>Book</Trans>
        </Link>
      )}
    </li>
  );
}

/** Rooms that are closed, and those that events of other calendars hold. */
function Others({ property: { closed, events } }: Pick<Props, 'property'>) {
  if (closed.length + events.length === 0) return null;
  const elsewhere = events.map(({ roomNumber }) => String(roomNumber));
  return (
    <p className="numbers flex flex-wrap gap-x-5 border-t border-hairline py-2.5 text-sm text-bark">
      {closed.length > 0 && (
        <span>
          <Trans>Closed by you: {listed(closed.map(String))}</Trans>
        </span>
      )}
      {elsewhere.length > 0 && (
        <span>
          <Trans>In another calendar: {listed(elsewhere)}</Trans>
        </span>
      )}
    </p>
  );
}
