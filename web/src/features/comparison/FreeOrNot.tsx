import { Plural, Trans } from '@lingui/react/macro';
import type { ComparedRoom } from '../../../../shared/contracts/keptRooms.ts';
import { Icon } from '../../components/Icon.tsx';

interface Props {
  room: ComparedRoom;
  /** Other words beside it say that the days are meant. */
  short?: boolean;
}

/** Whether a room is free on the days of the stay, or why it cannot be had on them. */
export function FreeOrNot({ room: { free, leastNights }, short = false }: Props) {
  if (leastNights !== undefined) {
    return (
      <p className="text-apricot-deep">
        <Plural value={leastNights} one="# night at least" other="# nights at least" />
      </p>
    );
  }
  if (free === undefined) {
    return (
      <p className="text-bark">
        <Trans>Not known whether it is free</Trans>
      </p>
    );
  }
  return free ? (
    <p className="flex items-center gap-1 font-semibold text-juniper">
      <Icon name="check" className="size-4" />
      {short ? <Trans>Free</Trans> : <Trans>Free on these days</Trans>}
    </p>
  ) : (
    <p className="flex items-center gap-1 font-semibold text-poppy">
      <Icon name="close" className="size-4" />
      {short ? <Trans>Not free</Trans> : <Trans>Not free on these days</Trans>}
    </p>
  );
}
