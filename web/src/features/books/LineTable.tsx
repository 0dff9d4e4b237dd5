import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { timeOf } from '../../../../shared/rules/dates.ts';
import { grouped } from '../../../../shared/rules/grouped.ts';
import { Link } from '../../components/Link.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { receiptPath } from '../../paths.ts';
import { formatDayAs } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import { listed } from '../../words/lists.ts';
import { wayNames } from '../money/wayWords.ts';
import type { BookLine } from './api/books.ts';
import { ScrolledTable } from './ScrolledTable.tsx';

interface Props {
  lines: readonly BookLine[];
  /** Lines of several days say theirs. */
  withDays?: boolean;
}

/** Lines of the books as a table: when, of whom, by which way, how much, and the receipt. */
export function LineTable({ lines, withDays = false }: Props) {
  return (
    <ScrolledTable caption={<Trans>Lines</Trans>}>
      <thead>
        <tr className="border-b border-hairline text-sm text-bark">
          <Head onWide>{withDays ? <Trans>Day</Trans> : <Trans>Time</Trans>}</Head>
          <Head>
            <Trans>Guest</Trans>
          </Head>
          <Head onWide>
            <Trans>Way</Trans>
          </Head>
          <Head isSum>
            <Trans>PKR</Trans>
          </Head>
          <Head isSum>
            <Trans>Receipt</Trans>
          </Head>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={`${line.bookingRequestId} ${line.number}`} line={line} withDays={withDays} />
        ))}
      </tbody>
    </ScrolledTable>
  );
}

interface HeadProps {
  /** Of a column of numbers, whose digits stand below each other: on the right, in Urdu too. */
  isSum?: boolean;
  /** A phone has its cells below the name of the guest. */
  onWide?: boolean;
  children: ReactNode;
}

function Head({ isSum = false, onWide = false, children }: HeadProps) {
  const place = isSum ? 'text-end urdu:text-start' : 'text-start';
  return (
    <th scope="col" className={`py-2 pe-4 font-normal last:pe-0 ${place} ${onWide ? 'max-sm:hidden' : ''}`}>
      {children}
    </th>
  );
}

function Row({ line, withDays }: { line: BookLine; withDays: boolean }) {
  const { at, day, adds, kind, way, receipt, roomNumbers, bookingRequestId } = line;
  const name = guestName(line.guestName);
  const time = timeOf(new Date(at));
  const when = withDays ? listed([formatDayAs(day, { day: true, month: 'short' }), time]) : time;
  const how = kind === 'reversal' ? [wayNames()[way], t`taken back`] : [wayNames()[way]];
  const rooms = listed(roomNumbers.map(String));
  return (
    <tr className="border-b border-hairline align-baseline">
      <td className="py-2 pe-4 whitespace-nowrap max-sm:hidden">{when}</td>
      <td className="py-2 pe-4">
        <bdi lang={langOf(name)} className="wrap-anywhere">
          {name}
        </bdi>
        <span className="block text-sm text-bark">
          <Trans>Room {rooms}</Trans>
        </span>
        <span className="block text-sm text-bark sm:hidden">{listed([when, ...how])}</span>
      </td>
      <td className="py-2 pe-4 max-sm:hidden">{listed(how)}</td>
      <td className="py-2 pe-4 text-end whitespace-nowrap urdu:text-start">
        <bdi>{adds < 0 ? `−${grouped(-adds)}` : grouped(adds)}</bdi>
      </td>
      <td className="py-2 text-end urdu:text-start">
        {receipt !== undefined && (
          <Link
            to={receiptPath(bookingRequestId, receipt)}
            className="inline-block min-h-11 content-center text-glacier underline underline-offset-4"
          >
            {receipt}
          </Link>
        )}
      </td>
    </tr>
  );
}
