import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useApi } from '../../../api/useApi.ts';
import { readPageCursors } from '../../lists/pageCursors.ts';
import { readPage } from '../../lists/pages.ts';

const pageSize = 10;

/** A page of the own properties; which one is in the address, and where each begins in its history entry. */
export function useOwnProperties(vendorId: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const cursors = readPageCursors(useLocation().state);
  const wanted = readPage(params);
  // Whoever comes without the way that led to a page begins with the first.
  const page = wanted === 1 || cursors[wanted] === undefined ? 1 : wanted;
  const query = { limit: pageSize, ...(page > 1 && { cursor: cursors[page] }) };
  const answer = useApi('listVendorProperties', { params: { vendorId }, query });
  const next = answer.data?.nextCursor;

  function turnTo(number: number) {
    const known = next === undefined ? cursors : { ...cursors, [page + 1]: next };
    navigate({ search: number > 1 ? `?page=${number}` : '' }, { state: { cursors: known } });
  }

  return { ...answer, page, hasNext: next !== undefined, turnTo };
}

/** The page as it was answered, for what changes it. */
export type OwnProperties = ReturnType<typeof useOwnProperties>;
