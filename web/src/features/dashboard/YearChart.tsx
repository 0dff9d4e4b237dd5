import { language } from 'virtual:sarai-language';
import { i18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { today } from '../../../../shared/rules/dates.ts';
import type { AnswerOf } from '../../api/types.ts';
import { formatDayAs, formatMonth, formatNights } from '../../words/days.ts';
import { useVendorFigures } from '../properties/api/reads.ts';
import { formatPrice } from '../rooms/format.ts';

/** Nights and income of a year, month by month: two small charts, and the same as a table. */
export function YearChart({ vendorId }: { vendorId: string }) {
  const id = useId();
  const { t } = useLingui();
  const months = useVendorFigures(vendorId).data?.data.months ?? [];
  if (!months.some(({ nights }) => nights > 0)) return null;
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div>
        <h2 id={id} className="text-2xl">
          <Trans>Month by month</Trans>
        </h2>
        <p className="mt-2 text-bark">
          <Trans>Stays that were accepted; months ahead are outlined.</Trans>
        </p>
      </div>
      <div className="grid gap-8 xl:grid-cols-2">
        <Bars
          name={t`Nights booked`}
          months={months}
          figureOf={({ nights }) => nights}
          say={formatNights}
          label={(nights) => i18n.number(nights)}
        />
        <Bars
          name={inThousands ? t`Income, in thousands of rupees` : t`Income`}
          months={months}
          figureOf={({ income }) => income}
          say={formatPrice}
          label={labelOfIncome}
        />
      </div>
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-glacier underline-offset-4 hover:underline">
          <Trans>Show as a table</Trans>
        </summary>
        <MonthTable months={months} />
      </details>
    </section>
  );
}

/** Urdu has words for thousands and lakhs, which are wider than a bar. */
const inThousands = language === 'ur';

function labelOfIncome(income: number): string {
  return inThousands ? i18n.number(Math.round(income / 1000)) : i18n.number(income, { notation: 'compact' });
}

interface BarsProps {
  name: string;
  months: MonthFigures;
  figureOf: (month: MonthFigures[number]) => number;
  /** In words, and as it stands above its bar. */
  say: (value: number) => string;
  label: (value: number) => string;
}

/** A bar a month. This month is named and filled, those ahead are outlined: they can still change. */
function Bars({ name, months, figureOf, say, label }: BarsProps) {
  const now = today().slice(0, 7);
  const highest = Math.max(1, ...months.map(figureOf));
  return (
    <figure>
      <figcaption className="text-sm text-bark">{name}</figcaption>
      <ol
        className="mt-2 grid h-40 grid-flow-col grid-rows-[minmax(0,1fr)_auto] gap-x-1"
        style={{ gridTemplateColumns: `repeat(${months.length}, minmax(0, 1fr))` }}
      >
        {months.map((figures) => (
          <li key={figures.month} className="row-span-2 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid">
            <span className="sr-only">
              {formatMonth(`${figures.month}-01`)}: {say(figureOf(figures))}
            </span>
            <span aria-hidden="true" className="flex flex-col justify-end border-b border-outline pt-4">
              {figureOf(figures) > 0 && (
                <span
                  className={`numbers relative w-full rounded-t-sm text-center text-[0.8125rem] leading-none tracking-tight ${barOf(figures.month, now)}`}
                  style={{ height: `${(100 * figureOf(figures)) / highest}%` }}
                >
                  <span className="absolute inset-x-[-0.5rem] bottom-full pb-1 text-walnut">
                    {label(figureOf(figures))}
                  </span>
                </span>
              )}
            </span>
            <span
              aria-hidden="true"
              className={`flex justify-center pt-1 text-[0.8125rem] tracking-tight ${figures.month === now ? 'font-bold text-walnut' : 'text-bark'}`}
            >
              <span className="sm:hidden">{formatShortMonth(figures.month).slice(0, 1)}</span>
              <span className="max-sm:hidden">{formatShortMonth(figures.month)}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Of a month, `YYYY-MM`, in three letters: `Jul`. */
function formatShortMonth(month: string): string {
  return formatDayAs(`${month}-01`, { month: 'short' });
}

function barOf(month: string, now: string): string {
  if (month === now) return 'bg-apricot forced-colors:bg-[Highlight]';
  if (month < now) return 'bg-glacier forced-colors:bg-[CanvasText]';
  return 'border-2 border-b-0 border-glacier bg-glacier-pale';
}

type MonthFigures = AnswerOf<'getVendorFigures'>['data']['months'];

/** Nights and income of each month, in figures. */
function MonthTable({ months }: { months: MonthFigures }) {
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
