import { instantOf } from './dates.ts';

/** Hours that an owner has for an answer, and the hours of the day of arrival until which one is taken and sent, in Pakistan. */
export const answerHours = { most: 24, onArrivalDay: 20, sentOnArrivalDay: 18 } as const;

/** Until when the owner can answer a request: 24 hours, at the latest 20:00 on the day of arrival. An ISO instant. */
export function answerByOf(askedAt: Date, arrival: string): string {
  const full = askedAt.getTime() + answerHours.most * 3_600_000;
  return new Date(Math.min(full, instantOf(arrival, answerHours.onArrivalDay).getTime())).toISOString();
}
