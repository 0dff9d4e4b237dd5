import { useLocation } from 'react-router-dom';
import { fromHistory } from '../historyState.ts';

/** The state of a history entry whose page begins with a notice. */
export interface NoticeState {
  notice: string;
}

/** Says why the reader was sent to this page, where the redirect gave a reason. */
export function Notice() {
  const notice = fromHistory(useLocation().state, 'notice');
  return (
    <div role="status">
      {typeof notice === 'string' && (
        <p className="mb-6 rounded-control bg-apricot-pale px-4 py-3 text-walnut">{notice}</p>
      )}
    </div>
  );
}
