import { Trans } from '@lingui/react/macro';
import { Link } from '../../components/Link.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { KeepButton } from '../kept/KeepButton.tsx';
import { wishesOfHit } from '../roomList/wishesOfHit.ts';
import { RoomPicture } from '../rooms/RoomPicture.tsx';
import { headId } from './ComparedRow.tsx';
import type { ComparedColumn } from './comparedColumns.ts';
import type { Comparison } from './comparisonAddress.ts';
import { useRoomLink } from './useRoomLink.ts';

interface Props {
  columns: readonly ComparedColumn[];
  comparison: Comparison;
}

const sizes = '(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 45vw';

/** Pictures and names of the rooms; the names stay in view while the table is read. */
export function ComparedHead({ columns, comparison }: Props) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, hit, hotel, room }) => (
          <td key={key} className="px-1.5 align-top sm:px-3">
            <div className="relative overflow-hidden rounded-picture">
              <RoomPicture imgURL={room.images[0]?.imgURL} alt="" name={hotel.name} sizes={sizes} eager />
              <KeepButton of={hit} wishes={wishesOf(hit, comparison)} onPicture />
            </div>
          </td>
        ))}
      </tr>
      <tr>
        {columns.map((column, at) => (
          <Name key={column.key} column={column} at={at} comparison={comparison} />
        ))}
      </tr>
    </thead>
  );
}

function Name({ column, at, comparison }: { column: ComparedColumn; at: number; comparison: Comparison }) {
  const { hotel, compared } = column;
  return (
    <th
      id={headId(at)}
      scope="col"
      className="sticky top-0 z-10 bg-snow px-1.5 pt-2 pb-2.5 text-start align-top font-normal sm:px-3 print:static"
    >
      <Link
        {...useRoomLink(column, comparison)}
        dir="auto"
        lang={langOf(hotel.name)}
        className="line-clamp-3 font-semibold text-glacier underline-offset-4 wrap-anywhere hover:underline sm:text-lg"
      >
        {hotel.name}
      </Link>
      {compared.state === 'another' && (
        <span className="block text-sm text-bark">
          <Trans>Another room of the hotel: the one of this address takes no guests now.</Trans>
        </span>
      )}
    </th>
  );
}

function wishesOf(hit: ComparedColumn['hit'], { stay, wishes }: Comparison) {
  return wishesOfHit(hit, { stay, people: wishes.guests, wanted: wishes.facts });
}
