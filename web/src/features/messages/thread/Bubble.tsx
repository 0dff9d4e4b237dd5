import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { timeOf } from '../../../../../shared/rules/dates.ts';
import { CoveredLine } from '../../../components/CoveredLine.tsx';
import { Written } from '../../../components/Written.tsx';
import { langOf } from '../../../components/writtenIn.ts';
import { formatStay } from '../../../words/days.ts';
import type { AskedDays as Days } from '../unsent/unsentMessages.ts';

interface Props extends Partial<Days> {
  text: string;
  /** When it was written. */
  at: Date;
  /** It is of the reader's side. */
  own: boolean;
  /** Who wrote it, where that is not the reader. */
  by?: string | undefined;
  /** It follows another one of its writer, whose name is not shown again. */
  follows?: boolean;
  /** How it stands, in place of the time. */
  state?: ReactNode;
  /** Buttons below it. */
  children?: ReactNode;
}

/** A message: the own side's at the end of the line, the other's at its start. */
export function Bubble({ text, at, own, by, follows, state, children, ...stay }: Props) {
  const { t } = useLingui();
  const writer = by ?? t`You`;
  return (
    <div className={`flex max-w-[min(34rem,88%)] flex-col gap-1 ${own ? 'ms-auto items-end' : 'me-auto items-start'}`}>
      <div
        className={`min-w-0 max-w-full rounded-panel px-4 py-2.5 forced-colors:border ${own ? 'rounded-ee-control bg-glacier-pale' : 'rounded-es-control bg-drift'}`}
      >
        <p className={by === undefined || follows ? 'sr-only' : 'text-sm font-semibold text-bark wrap-anywhere'}>
          <bdi lang={langOf(writer)}>{writer}</bdi>
          <span className="sr-only">:</span>
        </p>
        <AskedDays {...stay} />
        <Written text={text} className="[&:lang(ur)]:leading-[2.1]" />
        <CoveredLine text={text} />
      </div>
      <p className="numbers px-1 text-sm text-bark">{state ?? <time dateTime={at.toISOString()}>{timeOf(at)}</time>}</p>
      {children}
    </div>
  );
}

/** The days that a message asks about. */
export function AskedDays({ bookingStartDate, bookingEndDate }: Partial<Days>) {
  if (bookingStartDate === undefined || bookingEndDate === undefined) return null;
  const days = formatStay(bookingStartDate, bookingEndDate);
  return (
    <p className="numbers text-sm font-semibold text-glacier-deep">
      <Trans>About {days}</Trans>
    </p>
  );
}
