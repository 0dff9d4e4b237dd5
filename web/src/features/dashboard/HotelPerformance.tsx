import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { today } from '../../../../shared/rules/dates.ts';
import { grouped } from '../../../../shared/rules/grouped.ts';
import { SelectField } from '../../components/SelectField.tsx';
import { formatMonth } from '../../words/days.ts';
import { useVendorFigures } from '../properties/api/reads.ts';
import { OriginTable, PerformanceTable } from './PerformanceTables.tsx';
import { formatPercent, formatRate, type MonthPerformance } from './performanceWords.ts';

/** How full the rooms are and what a night brings, of a month to choose: in all, and by where the stays came from. */
export function HotelPerformance({ vendorId }: { vendorId: string }) {
  const id = useId();
  const { t } = useLingui();
  const [chosen, setChosen] = useState(() => today().slice(0, 7));
  const months = useVendorFigures(vendorId).data?.data.months ?? [];
  const month = months.find((each) => each.month === chosen) ?? months[0];
  if (!month) return null;
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div>
        <h2 id={id} className="text-2xl">
          <Trans>How full, and at what price</Trans>
        </h2>
        <p className="mt-2 max-w-prose text-bark">
          <Trans>Of the nights on offer: closed nights, and those of rooms that are switched off, do not count.</Trans>
        </p>
      </div>
      <SelectField
        label={t`Month`}
        value={month.month}
        onChange={({ target }) => setChosen(target.value)}
        options={months.map((each) => ({ value: each.month, label: formatMonth(`${each.month}-01`) }))}
        className="max-w-64"
      />
      <div aria-live="polite" className="grid gap-6">
        <PerformanceOfMonth month={month} />
        {month.origins.length > 0 && <OriginTable month={month} />}
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-glacier underline-offset-4 hover:underline">
          <Trans>Show all months</Trans>
        </summary>
        <PerformanceTable months={months} />
      </details>
    </section>
  );
}

function PerformanceOfMonth({
  month: { nights, onOffer, elsewhere, occupancy, adr, revpar },
}: {
  month: MonthPerformance;
}) {
  return (
    <div className="grid gap-4">
      {onOffer === 0 && (
        <p>
          <Trans>No room was on offer in this month.</Trans>
        </p>
      )}
      <dl className="numbers grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-4 gap-y-6">
        <Rate name={<Trans>Occupancy</Trans>} value={formatPercent(occupancy)}>
          <NightsOf sold={grouped(nights)} onOffer={grouped(onOffer)} />
        </Rate>
        <Rate name={<Trans>Average price of a night</Trans>} value={formatRate(adr)}>
          <Trans>of those that were sold (ADR)</Trans>
        </Rate>
        <Rate name={<Trans>For each night on offer</Trans>} value={formatRate(revpar)}>
          <Trans>sold or not (RevPAR)</Trans>
        </Rate>
      </dl>
      {elsewhere > 0 && (
        <p className="max-w-prose text-sm text-bark">
          <Plural
            value={elsewhere}
            one="# night is held by another calendar without a price, and is left out. Give it a guest and a price to count it."
            other="# nights are held by other calendars without a price, and are left out. Give them a guest and a price to count them."
          />
        </p>
      )}
    </div>
  );
}

function NightsOf({ sold, onOffer }: { sold: string; onOffer: string }) {
  return (
    <Trans>
      {sold} of {onOffer} nights
    </Trans>
  );
}

interface RateProps {
  name: ReactNode;
  value: string;
  /** How it is reckoned. */
  children: ReactNode;
}

function Rate({ name, value, children }: RateProps) {
  return (
    <div>
      <dt className="text-sm text-bark">{name}</dt>
      <dd className="mt-1 font-serif text-2xl leading-tight">
        {value}
        <span className="block font-sans text-sm text-bark">{children}</span>
      </dd>
    </div>
  );
}
