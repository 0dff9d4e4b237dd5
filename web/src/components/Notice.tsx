import { useLocation } from 'react-router-dom';

/** The state of a history entry whose page begins with a notice. */
export interface NoticeState {
  notice: string;
}

/** Says why the reader was sent to this page, where the redirect gave a reason. */
export function Notice() {
  const notice = noticeOf(useLocation().state);
  return (
    <div role="status">
      {notice && <p className="mb-6 rounded-control bg-apricot-pale px-4 py-3 text-walnut">{notice}</p>}
    </div>
  );
}

function noticeOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return typeof state.notice === 'string' ? state.notice : undefined;
}
