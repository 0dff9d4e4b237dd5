import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useNow } from '../../components/useNow.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session.ts';
import { GrowingListView } from '../lists/GrowingListView.tsx';
import { AcceptAll, DeclineAll } from './AnswerAll.tsx';
import type { Answer } from './answers.ts';
import { useFreshCount, useWaitingRequests } from './api/requests.ts';
import { CardsSkeleton } from './GuestCard.tsx';
import { RequestCard } from './RequestCard.tsx';
import { requestViewsOf, rivalsOf } from './requestViews.ts';
import { useAnswering, useSeen } from './useAnswering.ts';

interface Props {
  vendorId: string;
  /** The sentence where no request is pending. */
  empty: string;
  offers: readonly Answer[];
  /** The answer that can be given to all at once. */
  all?: Answer | undefined;
}

/** The requests that wait for an answer, those of newcomers last, as they come. To look at them answers none. */
export function RequestList({ vendorId, empty, offers, all }: Props) {
  const isOwner = !useSession()?.staff;
  const list = useWaitingRequests(vendorId);
  const answering = useAnswering(vendorId);
  const now = useNow();
  const waiting = list.items ?? [];
  const views = requestViewsOf(useSeen(waiting), { waiting, hasMore: list.hasMore }, answering);
  const open = views.filter(({ waits }) => waits).map(({ request }) => request);
  const [blocked, setBlocked] = useState<ReadonlySet<string>>(new Set());
  useFreshCount(list.items?.length);
  return (
    <>
      {all === 'accept' && <AcceptAll {...{ open, blocked, answering }} hasMore={list.hasMore} />}
      {all === 'reject' && <DeclineAll {...{ open, answering }} />}
      <div role="status" className="sr-only">
        {list.items && <Waiting count={open.length} more={list.hasMore} />}
      </div>
      <GrowingListView
        list={{ ...list, items: list.items && views }}
        skeleton={<CardsSkeleton />}
        empty={
          <EmptyState
            title={empty}
            action={
              isOwner && (
                <TextLink to={paths.vendorProperties}>
                  <Trans>Your properties</Trans>
                </TextLink>
              )
            }
          >
            <Trans>New requests appear here by themselves. You have a day at most for your answer.</Trans>
          </EmptyState>
        }
      >
        {(requests) => (
          <div className="max-w-3xl divide-y divide-hairline">
            {requests.map((each) => (
              <RequestCard
                key={each.request._id}
                view={each}
                rivals={rivalsOf(each.request, waiting)}
                offers={offers}
                answering={answering}
                onBlocked={(id, isBlocked) => setBlocked((before) => withOrWithout(before, id, isBlocked))}
                now={now}
              />
            ))}
          </div>
        )}
      </GrowingListView>
    </>
  );
}

/** The set with an id in it or not; the same set where that is so already. */
function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  if (ids.has(id) === isIn) return ids;
  return isIn ? new Set([...ids, id]) : new Set([...ids].filter((each) => each !== id));
}

/** Heard when a request comes or goes. */
function Waiting({ count, more }: { count: number; more: boolean }) {
  return more ? (
    <Plural value={count} one="More than # request waits" other="More than # requests wait" />
  ) : (
    <Plural value={count} one="# request waits" other="# requests wait" />
  );
}
