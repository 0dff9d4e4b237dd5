import { Plural, Trans } from '@lingui/react/macro';
import { EmptyState } from '../../components/EmptyState.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useNow } from '../../components/useNow.ts';
import { paths } from '../../paths.ts';
import { GrowingListView } from '../lists/GrowingListView.tsx';
import { AnswerAll } from './AnswerAll.tsx';
import type { Answer } from './answers.ts';
import { useFreshCount, useWaitingRequests } from './api/requests.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { RequestCard } from './RequestCard.tsx';
import { rivalsOf, shownRequests } from './shownRequests.ts';
import { useAnswering, useSeen } from './useAnswering.ts';

interface Props {
  vendorId: string;
  /** What is said where nothing waits. */
  empty: string;
  offers: readonly Answer[];
  /** The answer that can be given to all at once. */
  all?: Answer | undefined;
}

/** The requests that wait for an answer, oldest first, as they come. To look at them answers none. */
export function RequestList({ vendorId, empty, offers, all }: Props) {
  const list = useWaitingRequests(vendorId);
  const answering = useAnswering(vendorId);
  const now = useNow();
  const waiting = list.items ?? [];
  const shown = shownRequests(useSeen(waiting), waiting, answering);
  const open = shown.filter(({ waits }) => waits).map(({ request }) => request._id);
  useFreshCount(list.items?.length);
  return (
    <>
      {all && <AnswerAll answer={all} ids={open} answering={answering} />}
      <div role="status" className="sr-only">
        {list.items && <Waiting count={open.length} more={list.hasMore} />}
      </div>
      <GrowingListView
        list={{ ...list, items: list.items && shown }}
        skeleton={<CardsSkeleton />}
        empty={
          <EmptyState
            title={empty}
            action={
              <TextLink to={paths.vendorProperties}>
                <Trans>Your properties</Trans>
              </TextLink>
            }
          >
            <Trans>What travellers ask for appears here by itself. You have a day at most for your answer.</Trans>
          </EmptyState>
        }
      >
        {(requests) => (
          <div className="max-w-3xl divide-y divide-hairline">
            {requests.map((each) => (
              <RequestCard
                key={each.request._id}
                shown={each}
                rivals={rivalsOf(each.request, waiting)}
                offers={offers}
                answering={answering}
                now={now}
              />
            ))}
          </div>
        )}
      </GrowingListView>
    </>
  );
}

/** Heard when a request comes or goes. */
function Waiting({ count, more }: { count: number; more: boolean }) {
  return more ? (
    <Plural value={count} one="More than # request waits" other="More than # requests wait" />
  ) : (
    <Plural value={count} one="# request waits" other="# requests wait" />
  );
}
