import { inboxPageSize } from '../../../../../shared/rules/messages.ts';
import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { useLiveApi } from '../../../api/useLiveSwr.ts';
import type { Session } from '../../../session.ts';
import { useGrowingList } from '../../lists/useGrowingList.ts';
import { sideOf } from '../thread.ts';
import { threadOperations } from './threadOperations.ts';

type List = 'listUserThreads' | 'listVendorThreads';
type Count = 'countUserUnreadThreads' | 'countVendorUnreadThreads';

/** A thread in an inbox. */
export type ThreadLine = AnswerOf<List>['data'][number];

/** The id of either account in the path: the call takes the one that its operation names. */
type OwnId = RequestOf<'listUserThreads'>['params'] & RequestOf<'listVendorThreads'>['params'];

function ownId({ role, id }: Session): OwnId {
  return { [`${role}Id`]: id } as OwnId;
}

/** The threads of an account, or those that it has blocked, the latest message first; read again by itself. */
export function useThreads(session: Session, blocked: boolean) {
  return useGrowingList<List>(
    {
      operation: threadOperations[sideOf(session)].list,
      request: (page) => ({ params: ownId(session), query: { ...page, ...(blocked && { blocked }) } }),
    },
    { step: inboxPageSize.list },
  );
}

/** Seconds between two counts of what is unread. */
const countEvery = 60;

/** How many threads have something unread; 0 until that is known. */
export function useUnreadThreads(session: Session): number {
  const request = { params: ownId(session) };
  return useLiveApi<Count>(threadOperations[sideOf(session)].count, request, countEvery).data?.data.threads ?? 0;
}
