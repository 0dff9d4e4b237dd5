import { Trans } from '@lingui/react/macro';
import { chooseLowData } from '../offline/lowData.ts';
import { useLowData } from '../offline/useLowData.ts';

/** Leaves pictures out until they are asked for, or shows them again; it is remembered in this browser. */
export function LowDataSwitch({ className }: { className: string }) {
  const on = useLowData();
  return (
    <button type="button" role="switch" aria-checked={on} onClick={() => chooseLowData(!on)} className={className}>
      <Trans>Save data</Trans>
      <span
        aria-hidden="true"
        className={`ms-2 inline-flex h-5 w-9 items-center rounded-full border border-outline p-0.5 ${on ? 'justify-end bg-glacier' : ''}`}
      >
        <span className={`size-3.5 rounded-full ${on ? 'bg-on-glacier' : 'bg-bark'}`} />
      </span>
    </button>
  );
}
