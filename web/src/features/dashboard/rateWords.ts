import { language } from 'virtual:sarai-language';
import { t } from '@lingui/core/macro';
import type { FigureOrigin } from '../../../../shared/rules/bookingSources.ts';
import type { AnswerOf } from '../../api/types.ts';
import { formatPrice } from '../rooms/format.ts';

export type MonthRates = AnswerOf<'getVendorFigures'>['data']['months'][number];

/** Stands for a rate that cannot be worked out. */
const none = '–';

/** "21.1%", of a percentage with one decimal. */
export function formatPercent(percent: number | undefined): string {
  if (percent === undefined) return none;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100);
}

export function formatRate(rupees: number | undefined): string {
  return rupees === undefined ? none : formatPrice(rupees);
}

export function sayOrigin(origin: FigureOrigin): string {
  const names = { sarai: t`Through Sarai`, own: t`Phone and walk-in`, platform: t`Other platforms` };
  return names[origin];
}
