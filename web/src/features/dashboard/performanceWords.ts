import { language } from 'virtual:sarai-language';
import { t } from '@lingui/core/macro';
import type { FigureOrigin } from '../../../../shared/rules/bookingSources.ts';
import { grouped } from '../../../../shared/rules/grouped.ts';
import type { AnswerOf } from '../../api/types.ts';
import { formatPrice } from '../rooms/format.ts';

export type MonthPerformance = AnswerOf<'getVendorFigures'>['data']['months'][number];

/** Stands for what cannot be worked out. */
const none = '–';

/** "21.1%", of a percentage with one decimal. */
export function formatPercent(percent: number | undefined): string {
  if (percent === undefined) return none;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);
}

/** A sum under a head that says its currency. */
export function formatRupees(rupees: number | undefined): string {
  return rupees === undefined ? none : grouped(rupees);
}

export function formatRate(rupees: number | undefined): string {
  return rupees === undefined ? none : formatPrice(rupees);
}

export function sayOrigin(origin: FigureOrigin): string {
  const names = { sarai: t`Through Sarai`, own: t`Phone and walk-in`, platform: t`Other platforms` };
  return names[origin];
}
