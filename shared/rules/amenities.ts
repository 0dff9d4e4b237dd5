import {
  choice,
  type Field,
  type FieldInput,
  type Fields,
  type FieldValue,
  kept,
  options,
  text,
  violationOf,
  whole,
} from './field.ts';
import { type FieldIssue, issuesAt } from './issues.ts';
import { wordsOf } from './optionSet.ts';

/**
 * Amenities that a traveller in the north asks about before setting out. An owner may leave each out, and an amenity
 * without a statement does not mean no: an empty set is none. Lengths and heights are in metres.
 */
export const hotelAmenities = {
  /** How one comes to the door. */
  road: choice({ label: 'Road', options: ['car', 'jeep', 'foot'] }),
  walk: whole({ label: 'Way on foot', min: 10, max: 20_000 }),
  altitude: whole({ label: 'Altitude', min: 0, max: 6_000 }),
  parking: choice({ label: 'Parking', options: ['yes', 'no'] }),
  power: options({ label: 'Power backup', options: ['generator', 'ups', 'solar', 'none'], alone: 'none' }),
  meals: choice({ label: 'Meals', options: ['all', 'breakfast', 'kitchen', 'none'] }),
  wifi: choice({ label: 'Wi-Fi', options: ['yes', 'no'] }),
  families: choice({ label: 'Families', options: ['welcome', 'only'] }),
  couples: choice({ label: 'Couples', options: ['welcome', 'papers', 'no'] }),
  identity: choice({ label: 'Identity card', options: ['cnic', 'any'] }),
  pets: choice({ label: 'Pets', options: ['yes', 'no'] }),
  checkInFrom: choice({ label: 'Check-in from', options: hours(10, 18) }),
  checkOutUntil: choice({ label: 'Check-out until', options: hours(8, 14) }),
  /** In the owner's words. */
  lastKilometre: text({ label: 'The last kilometre', maxLength: 300, multiline: true }),
} as const;

export const roomAmenities = {
  heating: options({ label: 'Heating', options: ['central', 'gas', 'electric', 'stove', 'none'], alone: 'none' }),
  /** When there is some, by the bucket where no tap has any, and how it is heated. */
  hotWater: options({
    label: 'Hot water',
    options: ['always', 'hours', 'bucket', 'gas', 'electric', 'solar', 'stove', 'none'],
    alone: 'none',
    apart: [['always', 'hours']],
  }),
  bathroom: choice({ label: 'Bathroom', options: ['own', 'shared'] }),
  view: choice({ label: 'View', options: ['mountain', 'river', 'lake', 'forest', 'garden', 'bazaar'] }),
  floor: whole({ label: 'Floor', min: 0, max: 30 }),
} as const;

export type Amenities<F extends Fields> = { [Name in keyof F]?: FieldValue<F[Name]> | undefined };
export type HotelAmenities = Amenities<typeof hotelAmenities>;
export type RoomAmenities = Amenities<typeof roomAmenities>;

/** Amenities as they are typed, or sent: those that are left out, or empty, are not said. */
export type AmenityTexts<F extends Fields> = { readonly [Name in keyof F]?: string | undefined };
export type AmenityInputs<F extends Fields> = { readonly [Name in keyof F]?: FieldInput<F[Name]> | undefined };

/** `10:00`, `11:00` and so on. */
function hours(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, hour) => `${String(first + hour).padStart(2, '0')}:00`);
}

/** Issues of amenities, in the order in which they are declared. */
export function amenityIssues<F extends Fields>(fields: F, sent: AmenityInputs<F> = {}): FieldIssue[] {
  return issuesAt(said(fields, sent).map(([name, field, value]) => [name, violationOf(field, value)]));
}

/** Normalises amenities without issues; those that nobody states are left out. */
export function storedAmenities<F extends Fields>(fields: F, sent: AmenityInputs<F>): Amenities<F> {
  const entries = said(fields, sent).map(([name, field, value]) => [name, kept(field, value)]);
  return Object.fromEntries(entries) as Amenities<F>;
}

/** Amenities that are neither left out nor empty, as a list without options is. A way on foot is stated only where one has to walk. */
function said<F extends Fields>(
  fields: F,
  sent: AmenityInputs<F>,
): [name: string, field: Field, input: FieldInput<Field>][] {
  const onFoot = String(sent.road).trim() === 'foot';
  return Object.entries(fields).flatMap(([name, field]) => {
    const input: FieldInput<Field> = sent[name] ?? '';
    return isEmpty(field, input) || (name === 'walk' && !onFoot) ? [] : [[name, field, input]];
  });
}

function isEmpty(field: Field, input: FieldInput<Field>): boolean {
  if (field.type === 'set' && typeof input !== 'number') return wordsOf(input).length === 0;
  return String(input).trim() === '';
}
