import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMonth } from '../../words/days.ts';
import { formatPercent, formatRate, type MonthRates, sayOrigin } from './rateWords.ts';

/** The rates of a month by where its stays came from. */
export function OriginTable({ month: { origins } }: { month: MonthRates }) {
  const { t } = useLingui();
  return (
    <Table name={t`Where the stays came from`} first={<Trans>Came from</Trans>} withNights>
      {origins.map(({ origin, ...rates }) => (
        <Row key={origin} name={sayOrigin(origin)} rates={rates} nights={rates.nights} />
      ))}
    </Table>
  );
}

/** The rates of all months. */
export function RatesTable({ months }: { months: readonly MonthRates[] }) {
  const { t } = useLingui();
  return (
    <Table name={t`All months`} first={<Trans>Month</Trans>}>
      {months.map((rates) => (
        <Row key={rates.month} name={formatMonth(`${rates.month}-01`)} rates={rates} />
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
          <Head>ADR</Head>
          <Head>RevPAR</Head>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="py-1 ps-2 text-end font-normal">
      {children}
    </th>
  );
}

interface RowProps {
  name: string;
  rates: Pick<MonthRates, 'occupancy' | 'adr' | 'revpar'>;
  nights?: number;
}

function Row({ name, rates: { occupancy, adr, revpar }, nights }: RowProps) {
  return (
    <tr className="border-t border-hairline align-top">
      <th scope="row" className="py-2 pe-2 text-start font-normal">
        {name}
      </th>
      {nights !== undefined && <td className="py-2 ps-2 text-end">{nights}</td>}
      {[formatPercent(occupancy), formatRate(adr), formatRate(revpar)].map((rate, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay as they are
        <td key={at} className="py-2 ps-2 text-end">
          {rate}
        </td>
      ))}
    </tr>
  );
}
