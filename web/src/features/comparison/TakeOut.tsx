import { Trans, useLingui } from '@lingui/react/macro';
import type { NamedRoom } from '../../../../shared/addresses/comparedRooms.ts';
import { Link } from '../../components/Link.tsx';
import { keyOf } from './comparedColumns.ts';
import { type Comparison, comparisonPath } from './comparisonAddress.ts';

interface Props {
  room: NamedRoom;
  name: string | undefined;
  comparison: Comparison;
}

/** Leads to the comparison without a room. The focus goes on to the page, because the link goes with its room. */
export function TakeOut({ room, name, comparison: { rooms, wishes } }: Props) {
  const { t } = useLingui();
  const others = rooms.filter((each) => keyOf(each) !== keyOf(room));
  return (
    <Link
      replace
      to={comparisonPath(others, wishes)}
      aria-label={name === undefined ? undefined : t`Take out: ${name}`}
      onClick={() => document.getElementById('main')?.focus({ preventScroll: true })}
      className="inline-flex min-h-11 items-center text-sm text-glacier underline underline-offset-4 print:hidden"
    >
      <Trans>Take out</Trans>
    </Link>
  );
}
