import { useNotice } from './useNotice.ts';

/** Says why one is here, where there is a reason. */
export function Notice() {
  const notice = useNotice();
  return (
    <div role="status">
      {notice && <p className="mb-6 rounded-control bg-apricot-pale px-4 py-3 text-walnut">{notice}</p>}
    </div>
  );
}
