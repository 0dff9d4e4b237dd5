import { classTypes, guests, listSorts, pageSize, placeLength, priceSorts, widest } from './catalogue.ts';
import { choice, text, whole } from './field.ts';
import type { FieldIssue } from './issues.ts';

const price = { min: widest.minPrice, max: widest.maxPrice, money: true } as const;

/** Fields of the site's search form; prices are whole PKR a night. */
export const searchFormFields = {
  location: text({ label: 'Location', maxLength: placeLength, sought: true }),
  classType: choice({ label: 'Class type', options: classTypes }),
  minCapacityMembers: whole({ label: 'Minimum capacity', ...guests }),
  maxCapacityMembers: whole({ label: 'Maximum capacity', ...guests }),
  minPrice: whole({ label: 'Minimum price', ...price }),
  maxPrice: whole({ label: 'Maximum price', ...price }),
} as const;

/** Fields of a search, with its order and the rooms of a page. */
export const searchFields = {
  ...searchFormFields,
  sort: choice({ label: 'Sort', options: priceSorts }),
  limit: whole({ label: 'Limit', min: 1, max: pageSize.most }),
} as const;

/** Filters of a list of all rooms. */
export const browseFields = {
  class: searchFields.classType,
  city: text({ label: 'City', maxLength: placeLength, sought: true }),
  hosts: choice({ label: 'Hosts', options: ['confirmed'] }),
  sort: choice({ label: 'Sort', options: listSorts }),
  limit: searchFields.limit,
} as const;

/** Featured rooms: how many newest ones are passed over, and how many are shown. */
export const featuredFields = {
  offset: whole({ label: 'Offset', min: 0, max: 50 }),
  limit: whole({ label: 'Limit', min: 1, max: 20 }),
  skip: whole({ label: 'Skip', min: 0, max: 50 }),
} as const;

const ranges = [
  ['minCapacityMembers', 'maxCapacityMembers'],
  ['minPrice', 'maxPrice'],
] as const;

/** The ranges of a search whose lower end is above the upper one, said at the lower end. */
export function rangeIssues(search: Record<(typeof ranges)[number][number], number>): FieldIssue[] {
  return ranges
    .filter(([min, max]) => search[min] > search[max])
    .map(([path]) => ({ path, code: 'min_above_max', params: { label: searchFields[path].label } }));
}
