import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { grouped } from '../../../../shared/rules/grouped.ts';
import type { SumOfWay } from '../../../../shared/rules/ledger.ts';
import { wayNames } from '../money/wayWords.ts';
import { ScrolledTable } from './ScrolledTable.tsx';

/** PKR that came and went, by each way and in all. */
export function WayTable({ sums }: { sums: readonly SumOfWay[] }) {
  const names = wayNames();
  const sum = (side: 'in' | 'out') => sums.reduce((total, each) => total + each[side], 0);
  return (
    <ScrolledTable caption={<Trans>By way of payment</Trans>} unseen className="max-w-md">
      <thead>
        <tr className="border-b border-hairline text-sm text-bark">
          <th scope="col" className="py-2 text-start font-normal">
            <Trans>Way</Trans>
          </th>
          <Head>
            <Trans>Came</Trans>
          </Head>
          <Head>
            <Trans>Went</Trans>
          </Head>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ way, in: came, out }) => (
          <tr key={way} className="border-b border-hairline">
            <th scope="row" className="py-2 text-start font-normal">
              {names[way]}
            </th>
            <Amount rupees={came} />
            <Amount rupees={out} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-2 text-start">
            <Trans>In all</Trans>
          </th>
          <Amount rupees={sum('in')} />
          <Amount rupees={sum('out')} />
        </tr>
      </tfoot>
    </ScrolledTable>
  );
}

/** Digits of sums stand below each other: on the right, in Urdu too. */
function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="py-2 ps-4 text-end font-normal urdu:text-start">
      {children}
    </th>
  );
}

function Amount({ rupees }: { rupees: number }) {
  return <td className="py-2 ps-4 text-end urdu:text-start">{rupees === 0 ? '' : grouped(rupees)}</td>;
}
