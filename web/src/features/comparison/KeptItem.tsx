import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ComparedRoom } from '../../../../shared/contracts/keptRooms.ts';
import { Button } from '../../components/Button.tsx';
import { BriefCard } from '../kept/BriefCard.tsx';
import { KeepToggle, keepOrRemove } from '../kept/KeepButton.tsx';
import { useIsKept } from '../kept/keptList.ts';
import { RoomCard } from '../roomList/RoomCard.tsx';
import { CardSkeleton } from '../roomList/RoomGrid.tsx';
import type { StayDays } from '../rooms/format.ts';
import type { RoomBrief } from '../rooms/roomBrief.ts';
import { CompareChoice } from './CompareChoice.tsx';
import { KeptNotes } from './KeptNotes.tsx';
import { type KeptView, textOf, wishesOf } from './keptGroups.ts';
import { LeftRoom } from './LeftRoom.tsx';
import type { Choice } from './useChosen.ts';

interface Props {
  view: KeptView;
  /** How it is today; undefined where that is not known. */
  today: ComparedRoom | undefined;
  isUnread: boolean;
  stay: StayDays | undefined;
  people: number | undefined;
  chosen: Choice;
  onLeft: (propertyId: string) => void;
}

/** A kept room as an item of a list: its card of today, how it was while that is not known, or a line where it cannot be had. */
export function KeptItem({ view, today, isUnread, stay, people, chosen, onLeft }: Props) {
  if (!today) {
    return (
      <li className="min-w-0">{isUnread ? <CardBefore view={view} /> : <CardSkeleton dated={stay !== undefined} />}</li>
    );
  }
  const { hit, state } = today;
  if (!hit) return <LeftItem view={view} state={state === 'gone' ? 'gone' : 'closed'} onLeft={onLeft} />;
  return (
    <li className="flex min-w-0 flex-col">
      <div>
        <RoomCard hit={hit} stay={stay} people={people} wanted={wishesOf(view).facts} />
      </div>
      <KeptNotes view={view} today={today} hit={hit} />
      <CompareChoice propertyId={hit._id} name={hit.hotels[0]?.name ?? ''} chosen={chosen} />
    </li>
  );
}

/** The card as it was when the room was kept. A room that came from the account has its name alone. */
function CardBefore({ view }: { view: KeptView }) {
  const { t } = useLingui();
  const { before } = view;
  return (
    <BriefCard
      brief={before ?? nameless(view, t`A hotel that you keep`)}
      heading="h3"
      gone={!before}
      onPicture={before && <KeepToggle brief={before} onPicture />}
    />
  );
}

/** The focus goes on to the page, because the line goes with its button. */
function LeftItem({ view, state, onLeft }: Pick<Props, 'view' | 'onLeft'> & { state: 'closed' | 'gone' }) {
  const { t } = useLingui();
  const { mark, before } = view;
  const kept = useIsKept(mark._id);
  const brief = before ?? nameless(view, t`A hotel that you kept`);
  const { name } = brief;
  useEffect(() => {
    if (!kept) onLeft(mark._id);
  }, [kept, onLeft, mark._id]);
  if (!kept) return null;
  const remove = () => {
    keepOrRemove(brief);
    document.getElementById('main')?.focus();
  };
  return (
    <LeftRoom
      {...{ name, state }}
      place={before?.place}
      wishes={wishesOf(view)}
      action={
        <Button variant="secondary" aria-label={t`Remove ${name}`} onClick={remove}>
          <Trans>Remove</Trans>
        </Button>
      }
    />
  );
}

/** A brief for a room of the account that cannot be read: its name there, or else some other words. */
function nameless(view: KeptView, otherwise: string): RoomBrief {
  const { _id, room, name } = view.mark;
  return { _id, room, name: name ?? otherwise, place: '', price: 0, wishes: textOf(view) };
}
