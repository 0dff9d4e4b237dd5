import { Trans, useLingui } from '@lingui/react/macro';
import type { WishesOfStay } from '../../../../shared/addresses/roomsInAddress.ts';
import { buttonStyle } from '../../components/buttonStyle.ts';
import { useSession } from '../../session.ts';
import { briefOf, type RoomBrief, type RoomRecord } from '../rooms/roomBrief.ts';
import { joinAccount } from './joinAccount.ts';
import { toggleKept, useIsKept } from './keptList.ts';

const heart = 'M12 20.2S4 15.4 4 9.6A4.3 4.3 0 0 1 12 7.4a4.3 4.3 0 0 1 8 2.2c0 5.8-8 10.6-8 10.6Z';

const onPictureLook =
  'absolute end-2 top-2 z-10 grid size-11 place-items-center rounded-full bg-paper text-glacier shadow-lift';

interface Props {
  of: RoomRecord;
  /** Its number, where it is not the first of the record. */
  room?: number;
  /** The wishes for which it was found. */
  wishes: WishesOfStay;
  onPicture?: boolean;
}

/** Keeps the room of a card or of details, or removes it: a heart on its picture, or a button with words. */
export function KeepButton({ of: record, room: number, wishes, onPicture = false }: Props) {
  const brief = briefOf(record, { number, wishes });
  return brief && <KeepToggle brief={brief} onPicture={onPicture} />;
}

/** A toggle for a room that is known. Vendors look for no room, so they have none. */
export function KeepToggle({ brief, onPicture }: { brief: RoomBrief; onPicture: boolean }) {
  const { t } = useLingui();
  const kept = useIsKept(brief._id);
  const { name } = brief;
  if (useSession()?.role === 'vendor') return null;
  return (
    <button
      type="button"
      aria-pressed={kept}
      // The name holds the word that is seen.
      aria-label={kept && !onPicture ? t`Kept: ${name}` : t`Keep ${name}`}
      onClick={() => keepOrRemove(brief)}
      className={onPicture ? onPictureLook : buttonStyle('secondary')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 stroke-current stroke-2">
        <path d={heart} strokeLinejoin="round" fill={kept ? 'currentColor' : 'none'} />
      </svg>
      {onPicture || (kept ? <Trans>Kept</Trans> : <Trans>Keep</Trans>)}
    </button>
  );
}

/** In the browser at once, in the account as soon as the call gets there. */
export function keepOrRemove(brief: RoomBrief): void {
  toggleKept(brief);
  void joinAccount();
}
