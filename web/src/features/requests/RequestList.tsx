import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useNow } from '../../components/useNow.ts';
import { paths } from '../../paths.ts';
import { GrowingListView } from '../lists/GrowingListView.tsx';
import { type Answer, sayCounts } from './answers.ts';
import { useFreshCount, useWaitingRequests } from './api/requests.ts';
import { CardsSkeleton } from './GuestCard.tsx';
import { RequestCard } from './RequestCard.tsx';
import { requestViewsOf, rivalsOf } from './requestViews.ts';
import { type AnswerControls, useAnswering, useSeen } from './useAnswering.ts';

interface Props {
  vendorId: string;
  /** The sentence where no request is pending. */
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
  const views = requestViewsOf(useSeen(waiting), waiting, answering);
  const open = views.filter(({ waits }) => waits).map(({ request }) => request._id);
  useFreshCount(list.items?.length);
  return (
    <>
      {all && <AnswerAll answer={all} ids={open} answering={answering} />}
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
              <TextLink to={paths.vendorProperties}>
                <Trans>Your properties</Trans>
              </TextLink>
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

interface AnswerAllProps {
  answer: Answer;
  /** The ids of the requests on the page that it would answer. */
  ids: readonly string[];
  answering: AnswerControls;
}

/** One button for all requests that wait, with a question before, and what became of them after. */
function AnswerAll({ answer, ids, answering }: AnswerAllProps) {
  const [asking, setAsking] = useState(false);
  const [counts, setCounts] = useState<readonly string[]>([]);
  const words = allWords[answer];

  async function answerAll() {
    const outcomes = await answering.answerAll(answer, ids);
    setAsking(false);
    if (outcomes) setCounts(sayCounts(outcomes));
  }

  return (
    <div className="mb-7 grid max-w-3xl gap-4">
      {ids.length > 0 && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
          {words.action}
        </Button>
      )}
      <div role="status" className="empty:-mt-4">
        {counts.length > 0 && <p className="rounded-control bg-drift px-4 py-3">{counts.join(' · ')}</p>}
      </div>
      {asking && (
        <ConfirmDialog
          title={words.title}
          action={words.action}
          keep={<Trans>Not now</Trans>}
          busy={answering.busyWithAll}
          onConfirm={() => void answerAll()}
          onCancel={() => setAsking(false)}
        >
          {words.consequence}
        </ConfirmDialog>
      )}
    </div>
  );
}

const allWords: Record<Answer, Record<'title' | 'action' | 'consequence', ReactNode>> = {
  accept: {
    title: <Trans>Accept all that wait?</Trans>,
    action: <Trans>Accept all</Trans>,
    consequence: (
      <Trans>
        Oldest first. Where two ask for the same night, the older one gets it. Every guest is told by mail at once.
      </Trans>
    ),
  },
  reject: {
    title: <Trans>Decline all that wait?</Trans>,
    action: <Trans>Decline all</Trans>,
    consequence: <Trans>Every guest is told by mail at once and looks elsewhere. This cannot be undone.</Trans>,
  },
};
