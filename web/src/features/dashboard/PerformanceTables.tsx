import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMonth } from '../../words/days.ts';
import { formatPercent, formatRupees, type MonthPerformance, sayOrigin } from './performanceWords.ts';

/** The performance of a month by where its stays came from. */
export function OriginTable({ month: { origins } }: { month: MonthPerformance }) {
  const { t } = useLingui();
  return (
    <Table name={t`Where the stays came from`} first={<Trans>Came from</Trans>} withNights>
      {origins.map(({ origin, ...performance }) => (
        <Row key={origin} name={sayOrigin(origin)} performance={performance} nights={performance.nights} />
      ))}
    </Table>
  );
}

/** The performance of all months. */
export function PerformanceTable({ months }: { months: readonly MonthPerformance[] }) {
  const { t } = useLingui();
  return (
    <Table name={t`All months`} first={<Trans>Month</Trans>}>
      {months.map((performance) => (
        <Row key={performance.month} name={formatMonth(`${performance.month}-01`)} performance={performance} />
      ))}
    </Table>
  );
}

interface TableProps {
  name: string;
  /** Head of the first column. */
  first: ReactNode;
  withNights?: boolean;
  children: ReactNode;
}

function Table({ name, first, withNights, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: large letters make it wider than a phone, and it is scrolled by keys too
    <section aria-label={name} tabIndex={0} className="overflow-x-auto">
      <table aria-label={name} className="numbers w-full max-w-2xl text-start">
        <thead>
          <tr className="align-bottom text-sm text-bark">
            <th scope="col" className="py-1 pe-2 text-start font-normal">
              {first}
            </th>
            {withNights && (
              <Head>
                <Trans>Nights</Trans>
              </Head>
            )}
            <Head>
              <Trans>Occupancy</Trans>
            </Head>
            <Head inRupees>
              <Trans>ADR</Trans>
            </Head>
            <Head inRupees>
              <Trans>RevPAR</Trans>
            </Head>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** A head says that its column is in rupees: five columns of a phone have no room for it at each sum. */
function Head({ children, inRupees }: { children: ReactNode; inRupees?: boolean }) {
  return (
    <th scope="col" className="py-1 ps-2 text-end font-normal">
      {children}
      {inRupees && (
        <span className="block">
          <Trans>PKR</Trans>
        </span>
      )}
    </th>
  );
}

interface RowProps {
  name: string;
  performance: Pick<MonthPerformance, 'occupancy' | 'adr' | 'revpar'>;
  nights?: number;
}

function Row({ name, performance: { occupancy, adr, revpar }, nights }: RowProps) {
  return (
    <tr className="border-t border-hairline align-top">
      <th scope="row" className="py-2 pe-2 text-start font-normal">
        {name}
      </th>
      {nights !== undefined && <td className="py-2 ps-2 text-end">{nights}</td>}
      {[formatPercent(occupancy), formatRupees(adr), formatRupees(revpar)].map((rate, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay as they are
        <td key={at} className="py-2 ps-2 text-end">
          {rate}
        </td>
      ))}
    </tr>
  );
}
