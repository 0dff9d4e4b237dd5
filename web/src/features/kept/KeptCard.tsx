import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type WishesOfStay, writeKinds } from '../../../../shared/addresses/roomsInAddress.ts';
import type { KeptRoom } from '../../../../shared/rules/keptRooms.ts';
import { isNotThere } from '../../api/ApiError.ts';
import { useApi } from '../../api/useApi.ts';
import { Button } from '../../components/Button.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatPrice } from '../rooms/format.ts';
import { briefOf, type RoomBrief } from '../rooms/roomBrief.ts';
import { wishesAhead } from '../rooms/storedWishes.ts';
import { BriefCard } from './BriefCard.tsx';
import { KeepToggle, keepOrRemove } from './KeepButton.tsx';
import { noteBrief, useIsKept } from './keptList.ts';

interface Props {
  mark: KeptRoom;
  /** How the room was when it was kept; undefined where that came from the account. */
  before: RoomBrief | undefined;
}

interface CardProps extends Props {
  /** Receives the property that can neither be opened nor kept again: nothing of it is left to show. */
  onLeft: (propertyId: string) => void;
}

/** A room that is kept, as an item of a list: as it was remembered, and as it is today once that is read. */
export function KeptCard({ mark, before, onLeft }: CardProps) {
  const place = useRef<HTMLLIElement>(null);
  const { today, error } = useToday(mark, before, useNear(place));
  const kept = useIsKept(mark._id);
  const gone = isNotThere(error);
  const left = gone && !kept;
  useEffect(() => {
    if (left) onLeft(mark._id);
  }, [left, onLeft, mark._id]);
  if (left) return null;
  return (
    <li ref={place} className="min-w-0">
      {gone ? <Gone mark={mark} before={today ?? before} /> : <Shown {...{ mark, before, today, error, kept }} />}
    </li>
  );
}

/** The details of today, with the total of the stay for which the room was found, read when the card is about to be seen. */
function useToday(mark: KeptRoom, before: RoomBrief | undefined, near: boolean) {
  const { _id, room } = mark;
  const text = wishesOf(mark, before);
  const wishes = useMemo(() => wishesAhead(text), [text]);
  const request = near ? { params: { roomId: _id }, query: stayQuery(room, wishes) } : null;
  const { data, error } = useApi('getRoomDetails', request, { silent: true });
  const today = useMemo(() => {
    if (!data) return undefined;
    const { roomDetails, quote } = data.data;
    return briefOf({ ...roomDetails, total: quote?.total }, { number: room, wishes });
  }, [data, room, wishes]);
  useEffect(() => {
    if (today) noteBrief(today);
  }, [today]);
  return { today, error };
}

/** The wishes for which it was kept: those of this browser, or else those that its account has. */
function wishesOf(mark: KeptRoom, before: RoomBrief | undefined): string | undefined {
  return before ? before.wishes : mark.wishes;
}

/** The stay of which the total is asked for; nothing where the room was found without days. */
function stayQuery(room: number, { checkIn, checkOut, counts = {} }: WishesOfStay) {
  if (checkIn === undefined || checkOut === undefined) return {};
  const kinds = writeKinds(counts);
  return { room, checkIn, checkOut, ...(kinds !== '' && { kinds }) };
}

type ShownProps = Props & ReturnType<typeof useToday> & { kept: boolean };

function Shown({ mark, before, today, error, kept }: ShownProps) {
  const { t } = useLingui();
  const brief = today ? { ...today, wishes: wishesOf(mark, before) } : before;
  if (!brief && !error) return <Skeleton className="aspect-3/4 w-full rounded-picture" />;
  return (
    <BriefCard
      brief={brief ?? nameless(mark, t`A hotel that you keep`)}
      heading="h2"
      gone={!brief}
      onPicture={brief && <KeepToggle brief={brief} onPicture />}
    >
      <p className="text-sm text-bark">
        {error ? <Trans>Today's price could not be read.</Trans> : <PriceBefore before={before} today={today} />}
      </p>
      {!kept && (
        <p className="text-sm font-semibold">
          <Trans>Not kept any more</Trans>
        </p>
      )}
    </BriefCard>
  );
}

function PriceBefore({ before, today }: Pick<ShownProps, 'before' | 'today'>) {
  if (!before || !today || before.room !== today.room) return null;
  const [old, now] = today.total === undefined ? [before.price, today.price] : [before.total, today.total];
  return old === undefined || old === now ? null : <Trans>{formatPrice(old)} when you kept it</Trans>;
}

/** A hotel that was taken down or is hidden. The focus goes on to the page, because the card goes with its button. */
function Gone({ mark, before }: Props) {
  const { t } = useLingui();
  const brief = before ?? nameless(mark, t`A hotel that you kept`);
  const { name } = brief;
  const remove = () => {
    keepOrRemove(brief);
    document.getElementById('main')?.focus();
  };
  return (
    <BriefCard brief={brief} heading="h2" gone>
      <p className="mt-1 text-sm font-semibold">
        <Trans>No longer offered</Trans>
      </p>
      <Button variant="secondary" className="mt-2 self-start" aria-label={t`Remove ${name}`} onClick={remove}>
        <Trans>Remove</Trans>
      </Button>
    </BriefCard>
  );
}

/** A brief for a room of the account that cannot be read: its name there, or else some other words. */
function nameless({ _id, room, name, wishes }: KeptRoom, otherwise: string): RoomBrief {
  return { _id, room, name: name ?? otherwise, place: '', price: 0, wishes };
}

/** Whether the element has been about to be seen. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
