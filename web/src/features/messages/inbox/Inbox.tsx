import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SkeletonBlocks } from '../../../components/SkeletonBlocks.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import type { Session } from '../../../session.ts';
import { GrowingListView } from '../../lists/GrowingListView.tsx';
import { useThreads } from '../api/inbox.ts';
import { sideOf } from '../thread.ts';
import { InboxLine } from './InboxLine.tsx';
import { UnsentLines } from './UnsentLines.tsx';

interface Props {
  session: Session;
  /** Those that the account has blocked, in place of the others. */
  blocked: boolean;
  /** A way on from an inbox without a thread. */
  action?: ReactNode;
}

/** The threads of an account, the latest message first. */
export function Inbox({ session, blocked, action }: Props) {
  const list = useThreads(session, blocked);
  const side = sideOf(session);
  return (
    <div className="max-w-2xl">
      {!blocked && <UnsentLines side={side} />}
      <GrowingListView
        list={list}
        skeleton={<SkeletonBlocks count={3} shapes={['h-16 w-full']} className="grid gap-3" />}
        empty={<NoThreads {...{ side, blocked, action }} />}
      >
        {(threads) => (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {threads.map((thread) => (
              <li key={thread._id}>
                <InboxLine thread={thread} side={side} />
              </li>
            ))}
          </ul>
        )}
      </GrowingListView>
      <p className="mt-4">
        <TextLink to={blocked ? '?' : '?blocked=true'}>
          {blocked ? <Trans>All messages</Trans> : <Trans>Blocked conversations</Trans>}
        </TextLink>
      </p>
    </div>
  );
}

interface NoneProps extends Pick<Props, 'blocked' | 'action'> {
  side: ReturnType<typeof sideOf>;
}

function NoThreads({ side, blocked, action }: NoneProps) {
  const { t } = useLingui();
  if (blocked) return <EmptyState title={t`You have blocked nobody`} />;
  return (
    <EmptyState title={t`No messages yet`} action={action}>
      {side === 'guest' ? (
        <Trans>Ask an owner on the page of a room, and the answer appears here.</Trans>
      ) : (
        <Trans>Questions of guests appear here by themselves.</Trans>
      )}
    </EmptyState>
  );
}
