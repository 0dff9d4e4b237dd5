import { type FigureSource, figureOrigins, originOf } from '../../shared/rules/bookingSources.ts';
import { addMonths, dayNumber } from '../../shared/rules/dates.ts';
import { stayTotal } from '../../shared/rules/stays.ts';
import type { HeldStay } from './lists.ts';
import { type House, type OfferFigures, offerCounter } from './nightsOnOffer.ts';
import { performanceOf } from './performance.ts';

type Stay = Pick<HeldStay, 'checkIn' | 'checkOut' | 'rooms' | 'paidUntil'>;

type SourcedStay = Stay & Pick<HeldStay, 'propertyId' | 'source' | 'channel'>;

/** Nights of all rooms of stays within a month, `YYYY-MM`, and their whole PKR. */
export function monthFigures(stays: readonly Stay[], month: string): { nights: number; income: number } {
  const remainders = stays.reduce((sum, stay) => sum + remainderIn(stay, month), 0);
  return stays.flatMap(roomsOf).reduce(
    ({ nights, income }, { price, paidUntil, ...days }) => {
      const paid = nightsWithin({ ...days, checkOut: paidUntil }, month);
      return { nights: nights + Math.min(paid, nightsWithin(days, month)), income: income + stayTotal(paid, price) };
    },
    { nights: 0, income: remainders },
  );
}

/** That of a room belongs to its first night, where that was not cancelled, and is paid for. */
function remainderIn({ checkIn, checkOut, rooms, paidUntil = checkOut }: Stay, month: string): number {
  const counted = rooms.filter(({ from = checkIn }) => from < paidUntil && from.startsWith(month));
  return counted.reduce((sum, { remainder = 0 }) => sum + remainder, 0);
}

interface RoomDays {
  checkIn: string;
  checkOut: string;
  /** The day before which its nights are paid for. */
  paidUntil: string;
  price: number;
}

/** A stay that was cancelled ends before the nights of some rooms end. One to which nobody came may be paid for longer than it held. */
function roomsOf({ checkIn, checkOut, rooms, paidUntil = checkOut }: Stay): RoomDays[] {
  return rooms.map(({ from = checkIn, until, price }) => ({
    checkIn: from,
    checkOut: earlier(checkOut, until),
    paidUntil: earlier(paidUntil, until),
    price,
  }));
}

function earlier(day: string, other = day): string {
  return other < day ? other : day;
}

/** A night belongs to the month of the day on which it begins. */
function nightsWithin({ checkIn, checkOut }: Pick<RoomDays, 'checkIn' | 'checkOut'>, month: string): number {
  const from = Math.max(dayNumber(checkIn), dayNumber(`${month}-01`));
  const to = Math.min(dayNumber(checkOut), dayNumber(`${addMonths(month, 1)}-01`));
  return Math.max(0, to - from);
}

/** Months back and ahead of this one that an owner's figures show. */
const shown = { back: 5, ahead: 6 } as const;

/** The first month that the figures of a year around a month show. */
export function firstMonth(month: string): string {
  return addMonths(month, -shown.back);
}

/** The last of them. */
export function lastMonth(month: string): string {
  return addMonths(month, shown.ahead);
}

/** The figures of a year around a month, oldest first. */
export function yearFigures(houses: readonly House[], stays: readonly SourcedStay[], month: string) {
  const months = Array.from({ length: shown.back + 1 + shown.ahead }, (_, step) => addMonths(firstMonth(month), step));
  const offered = offerCounter(houses, stays);
  return months.map((each) => {
    const offer = offered(each);
    const figures = monthFigures(stays, each);
    return {
      month: each,
      ...figures,
      ...offer,
      ...performanceOf(figures, offer.onOffer),
      origins: originFigures(stays, each, offer),
    };
  });
}

/** The figures of a month by origins that brought something, each with its part of the performance: that of all nights on offer. */
function originFigures(stays: readonly SourcedStay[], month: string, { onOffer }: OfferFigures) {
  const byOrigin = Map.groupBy(stays, (stay) => originOf(sourceOf(stay)));
  return figureOrigins.flatMap((origin) => {
    const figures = monthFigures(byOrigin.get(origin) ?? [], month);
    const isNothing = figures.nights === 0 && figures.income === 0;
    return isNothing ? [] : [{ origin, ...figures, ...performanceOf(figures, onOffer) }];
  });
}

/** The origin of a stay in figures. */
function sourceOf({ source, channel }: Pick<HeldStay, 'source' | 'channel'>): FigureSource {
  if (source === undefined) return 'sarai';
  return source === 'calendar' ? (channel ?? 'other') : source;
}

/** The figures of a month by where its stays came from, those with most nights first. */
export function sourceFigures(stays: readonly SourcedStay[], month: string) {
  const bySource = [...Map.groupBy(stays, sourceOf)];
  const all = bySource.map(([source, own]) => ({ source, ...monthFigures(own, month) }));
  return all.filter(({ nights, income }) => nights > 0 || income > 0).sort((one, other) => other.nights - one.nights);
}
