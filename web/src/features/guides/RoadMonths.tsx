import { Trans, useLingui } from '@lingui/react/macro';
import { startTransition, useEffect, useState } from 'react';
import { today } from '../../../../shared/rules/dates.ts';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { formatDayAs } from '../../words/days.ts';
import type { Road, RoadMonth, RoadState } from './roadYear.ts';

/** Any year does: only the names of its months are shown. */
const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);

/** A state has a sign of its own, since colours are not seen by everybody. */
const signs: Record<RoadState, { icon: IconName; color: string }> = {
  open: { icon: 'check', color: 'text-juniper' },
  mayClose: { icon: 'warning', color: 'text-apricot-deep' },
  closed: { icon: 'close', color: 'text-walnut' },
};

/** Each month with what the roads to a destination are like in it. */
export function RoadMonths({ roads }: { roads: readonly Road[] }) {
  const { t } = useLingui();
  const now = useMonthNow();
  return (
    <table className="w-full table-fixed wrap-anywhere border-collapse text-start max-sm:text-[0.9375rem]">
      <caption className="mb-3 text-start text-bark">
        <Trans>Most years are like this. Weather changes: ask the owner the day before you leave.</Trans>
      </caption>
      <thead>
        <tr className="border-b border-outline align-bottom *:py-2 *:pe-3 *:text-start *:font-semibold">
          <th scope="col" className="w-[34%] border-s-4 border-s-transparent ps-2 forced-colors:border-s-[Canvas]">
            <Trans>Month</Trans>
          </th>
          {roads.map(({ name }) => (
            <th key={name.id} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((day, index) => (
          <tr
            key={day}
            aria-current={index === now ? 'date' : undefined}
            className="group border-b border-hairline align-top *:py-2 *:pe-2 aria-[current]:bg-apricot-pale"
          >
            <th
              scope="row"
              className="border-s-4 border-s-transparent ps-2 text-start font-semibold group-aria-[current]:border-s-apricot-deep forced-colors:border-s-[Canvas] forced-colors:group-aria-[current]:border-s-[Highlight]"
            >
              {formatDayAs(day, { month: 'long' })}
              {index === now && (
                <span className="block text-sm font-normal text-bark">
                  <Trans>This month</Trans>
                </span>
              )}
            </th>
            {roads.map(({ name, months: year }) => (
              <td key={name.id}>{year[index] && <State month={year[index]} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function State({ month: { state, reason } }: { month: RoadMonth }) {
  const { t } = useLingui();
  const names: Record<RoadState, string> = { open: t`Open`, mayClose: t`May close`, closed: t`Closed` };
  const { icon, color } = signs[state];
  return (
    <>
      <span className={`flex items-center gap-1 font-semibold sm:gap-1.5 ${color}`}>
        <Icon name={icon} className="size-4.5" />
        {names[state]}
      </span>
      {reason && <span className="block text-sm text-bark">{t(reason)}</span>}
    </>
  );
}

/**
 * This month in Pakistan, from 0 to 11. It is undefined in the prerendered page, which a reader may open months after the
 * build.
 */
function useMonthNow(): number | undefined {
  const [month, setMonth] = useState<number>();
  useEffect(() => startTransition(() => setMonth(Number(today().slice(5, 7)) - 1)), []);
  return month;
}
