import { classTypes, guests, listSorts, pageSize, placeLength, priceSorts, widest } from './catalogue.ts';
import { choice, text, whole } from './field.ts';
import type { FieldIssue } from './issues.ts';
import { roomsOfRequest } from './stays.ts';

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

/** Fields of a search, with the rooms that are taken together, its order and the hotels of a page. */
export const searchFields = {
  ...searchFormFields,
  rooms: whole({ label: 'Rooms', ...roomsOfRequest }),
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

type Bounds = Record<(typeof ranges)[number][number], number>;

/**
 * The ranges of a search whose lower end is above the upper one, said at the lower end, and an upper end of guests that fewer rooms
 * sleep.
 */
export function rangeIssues({ rooms = roomsOfRequest.min, ...bounds }: Bounds & { rooms?: number }): FieldIssue[] {
  const { label } = searchFields.maxCapacityMembers;
  const belowRooms: FieldIssue = { path: 'maxCapacityMembers', code: 'below_rooms', params: { label, rooms } };
  const reversed = ranges.filter(([min, max]) => bounds[min] > bounds[max]);
  return [
    ...reversed.map(
      ([path]): FieldIssue => ({ path, code: 'min_above_max', params: { label: searchFields[path].label } }),
    ),
    ...(bounds.maxCapacityMembers < rooms ? [belowRooms] : []),
  ];
}
