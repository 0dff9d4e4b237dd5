import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { comparedLimits } from '../../../../shared/addresses/comparedRooms.ts';
import type { Comparison } from './comparisonAddress.ts';

/** Says which parts of an address are left out of the comparison. */
export function ComparisonNotices({ comparison: { named, leftDays } }: { comparison: Comparison }) {
  const { sideBySide } = comparedLimits;
  return (
    <>
      {named > sideBySide && (
        <Notice>
          <Trans>
            The address names {named} rooms. The first {sideBySide} are compared.
          </Trans>
        </Notice>
      )}
      {leftDays === 'over' && (
        <Notice>
          <Trans>The days of this address are over. Choose others to see totals.</Trans>
        </Notice>
      )}
      {leftDays === 'impossible' && (
        <Notice>
          <Trans>Nobody can stay on the days of this address. Choose others to see totals.</Trans>
        </Notice>
      )}
    </>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="numbers mt-4 max-w-2xl rounded-control bg-apricot-pale px-4 py-3 text-walnut">{children}</p>;
}
