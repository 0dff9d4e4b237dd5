import { t } from '@lingui/core/macro';
import type { HotelAmenities, RoomAmenities } from '../../../shared/rules/amenities.ts';
import { grouped } from '../../../shared/rules/grouped.ts';

export type AmenityName = keyof HotelAmenities | keyof RoomAmenities;

type OptionIn<Value> = Value extends readonly (infer Option)[] ? Option : Value;

/** Of a set it is said of each option. */
type Sayings<A> = { [Name in keyof A]-?: (value: OptionIn<NonNullable<A[Name]>>) => string };

/** One of a few words, made when it is said. */
function of<Option extends string>(words: Record<Option, () => string>): (value: Option) => string {
  return (value) => words[value]?.() ?? value;
}

const hotel: Sayings<HotelAmenities> = {
  road: of({ car: () => t`Car to the door`, jeep: () => t`4x4 to the door`, foot: () => t`Last part on foot` }),
  walk: (metres) => t`${formatMetres(metres)} on foot`,
  altitude: (metres) => t`${formatMetres(metres)} high`,
  parking: of({ yes: () => t`Parking`, no: () => t`No parking` }),
  power: of({
    generator: () => t`Generator`,
    ups: () => t`UPS`,
    solar: () => t`Solar power`,
    none: () => t`No power backup`,
  }),
  meals: of({
    all: () => t`All meals`,
    breakfast: () => t`Breakfast`,
    kitchen: () => t`Kitchen to use`,
    none: () => t`No meals`,
  }),
  wifi: of({ yes: () => t`Wi-Fi`, no: () => t`No Wi-Fi` }),
  families: of({ welcome: () => t`Families welcome`, only: () => t`Families only` }),
  couples: of({
    welcome: () => t`Couples welcome`,
    papers: () => t`Couples with marriage papers`,
    no: () => t`No couples`,
  }),
  identity: of({ cnic: () => t`CNIC needed`, any: () => t`Any identity card` }),
  pets: of({ yes: () => t`Pets welcome`, no: () => t`No pets` }),
  checkInFrom: (time) => t`Check-in from ${time}`,
  checkOutUntil: (time) => t`Check-out until ${time}`,
  lastKilometre: (words) => words,
};

const room: Sayings<RoomAmenities> = {
  heating: of({
    central: () => t`Central heating`,
    gas: () => t`Gas heater`,
    electric: () => t`Electric heater`,
    stove: () => t`Wood stove or fireplace`,
    none: () => t`No heating`,
  }),
  hotWater: of({
    always: () => t`Hot water all day`,
    hours: () => t`Hot water at hours`,
    bucket: () => t`Hot water by the bucket`,
    gas: () => t`Gas geyser`,
    electric: () => t`Electric geyser`,
    solar: () => t`Solar geyser`,
    stove: () => t`Water heated by wood`,
    none: () => t`No hot water`,
  }),
  bathroom: of({ own: () => t`Own bathroom`, shared: () => t`Shared bathroom` }),
  view: of({
    mountain: () => t`Mountain view`,
    river: () => t`River view`,
    lake: () => t`Lake view`,
    forest: () => t`Forest view`,
    garden: () => t`Garden view`,
    bazaar: () => t`Bazaar view`,
  }),
  floor: (floor) => (floor === 0 ? t`Ground floor` : t`Floor ${grouped(floor)}`),
};

const all: Readonly<Record<string, (value: never) => string>> = { ...hotel, ...room };

/** An amenity, of a set one option, as a chip says it: `Gas heater`, `300 m on foot`. */
export function sayAmenity(name: AmenityName, value: string | number): string {
  return all[name]?.(value as never) ?? String(value);
}

function formatMetres(metres: number): string {
  const length = grouped(metres);
  return t`${length} m`;
}
