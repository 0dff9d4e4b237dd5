import { Trans } from '@lingui/react/macro';
import type { AnswerOf } from '../../api/types.ts';
import { formatMonth } from '../../words/days.ts';
import { formatPrice } from '../rooms/format.ts';

export type MonthFigures = AnswerOf<'getVendorFigures'>['data']['months'];

/** Nights and income of each month, in figures. */
export function MonthTable({ months }: { months: MonthFigures }) {
  return (
    <table className="numbers mt-2 w-full max-w-xl text-start">
      <thead>
        <tr className="text-sm text-bark">
          <th scope="col" className="py-1 text-start font-normal">
            <Trans>Month</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            <Trans>Nights booked</Trans>
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            <Trans>Income</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, nights, income }) => (
          <tr key={month} className="border-t border-hairline">
            <th scope="row" className="py-2 text-start font-normal">
              {formatMonth(`${month}-01`)}
            </th>
            <td className="py-2 text-end">{nights}</td>
            <td className="py-2 text-end whitespace-nowrap">{formatPrice(income)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
