import type { ChosenExtra } from '../rules/party.ts';

/** An address has the ages of children: `5,6`; undefined where there are none. */
export function writeChildren(ages: readonly number[] = []): string | undefined {
  return ages.length > 0 ? ages.join(',') : undefined;
}

/** The ages of `5,6`. @param text as `childrenInAddress` describes it */
export function readChildren(text = ''): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

/** An address has chosen extras with a number of each and of nights: `4fKd_a:1,x-9Qz2:2:3`; undefined where there are none. */
export function writeExtras(chosen: readonly ChosenExtra[] = []): string | undefined {
  const parts = chosen.map(({ id, count, nights }) => [id, count, ...(nights === undefined ? [] : [nights])].join(':'));
  return parts.length > 0 ? parts.join(',') : undefined;
}

/** The extras of `4fKd_a:1,x-9Qz2:2:3`. @param text as `extrasInAddress` describes it */
export function readExtras(text = ''): ChosenExtra[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const [id = '', count, nights] = part.split(':');
    return { id, count: Number(count), ...(nights !== undefined && { nights: Number(nights) }) };
  });
}

/** Ages from 0 to 17, of eleven children at most. */
export const childrenInAddress = /^([0-9]|1[0-7])(,([0-9]|1[0-7])){0,10}$/;

/** Twelve extras at most, each with a number from 1 to 20 and for 1 to 30 nights. */
export const extrasInAddress =
  /^[A-Za-z0-9_-]{1,64}:([1-9]|1[0-9]|20)(:([1-9]|[12][0-9]|30))?(,[A-Za-z0-9_-]{1,64}:([1-9]|1[0-9]|20)(:([1-9]|[12][0-9]|30))?){0,11}$/;
