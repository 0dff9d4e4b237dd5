import { describe, expect, it } from 'vitest';
import type { Property } from '../../../../functions/properties/property.ts';
import { samplePeople, sampleProperties } from '../../../../infra/local/samples/samples.ts';
import { photoUrl } from '../../../../shared/photos/photos.ts';
import { classTypes, homeSearch, pageSize } from '../../../../shared/rules/catalogue.ts';
import { destinations } from '../../../../shared/rules/destinations.ts';
import { placesOf } from '../../../../shared/rules/places.ts';
import { type PropertyForm, propertyIssues } from '../../../../shared/rules/property.ts';

const rooms = sampleProperties.flatMap(({ rooms, ...property }) =>
  rooms.map((room) => ({ ...room, property, places: placesOf([property.address.city, property.location]) })),
);
const available = rooms.filter((room) => room.available);
const repeated = (values: readonly unknown[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** The words of a description that state a fact, in lower case. */
const wordsOfFacts: { [Name in 'heating' | 'hotWater' | 'power']: Record<string, RegExp> } = {
  heating: {
    central: /central heating|heated floors|floor heating|(?<!oil )radiators/,
    gas: /gas heat(er|ing)/,
    electric: /(electric|inverter) heat(er|ing)|oil (heaters|radiators)/,
    stove: /\bstoves?\b|fireplaces?/,
  },
  hotWater: {
    always: /(?<!bucket )hot water (all day|round the clock|without limit)|(all-day|constant|unlimited) hot water/,
    hours: /(hot (water|showers)( is on)?|water is hot) (from|until|after|in the (morning|evening))/,
    bucket: /bucket hot water|hot water( comes)? by the (bucket|kettle)/,
    gas: /(?<!electric |solar )geyser/,
    electric: /electric geyser/,
    solar: /solar (geyser|hot water)/,
    stove: /wood-fired hot water/,
  },
  power: { generator: /generator/, ups: /\bups\b/, solar: /solar (lights|power)/ },
};

const typedOf = (amenities: object = {}) =>
  Object.fromEntries(Object.entries(amenities).map(([name, value]) => [name, String(value)]));

/** A property as its owner would have typed it. */
function formOf({ location, address, hotel, rooms }: Property): PropertyForm {
  return {
    Location: location,
    address: { ...address, zipCode: String(address.zipCode) },
    hotelDetail: {
      ...hotel,
      amenities: typedOf(hotel.amenities),
      rooms: rooms.map(({ roomNumber, beds, capacity, price, available: availability, photos, amenities }) => ({
        amenities: typedOf(amenities),
        roomNumber: String(roomNumber),
        No_of_beds: String(beds),
        capacity: String(capacity),
        price: String(price),
        availability,
        images: photos.map((id) => ({ imageUrl: photoUrl(id) })),
      })),
    },
  };
}

describe('the sample catalogue', () => {
  it('has at least 56 properties and 230 rooms', () => {
    expect(sampleProperties.length).toBeGreaterThanOrEqual(56);
    expect(rooms.length).toBeGreaterThanOrEqual(230);
  });

  it.each(sampleProperties)('holds what an owner may list: $hotel.name', (property) => {
    expect(propertyIssues(formOf(property))).toEqual([]);
  });

  it.each(sampleProperties)(
    'says in its facts what its text says, and nothing else: $hotel.name',
    ({ hotel, rooms }) => {
      const text = hotel.description.toLowerCase();
      const inText = (name: keyof typeof wordsOfFacts) =>
        Object.entries(wordsOfFacts[name]).flatMap(([option, words]) => (words.test(text) ? [option] : []));
      expect(hotel.amenities?.power ?? []).toEqual(inText('power'));
      for (const { amenities } of rooms) {
        expect(amenities?.heating ?? []).toEqual(inText('heating'));
        expect(amenities?.hotWater ?? []).toEqual(inText('hotWater'));
      }
      expect(hotel.amenities?.wifi === 'yes').toBe(/wi-fi/.test(text));
      expect(rooms.some(({ amenities }) => amenities?.bathroom === 'shared')).toBe(/shared bathroom/.test(text));
      expect(hotel.amenities?.parking === 'yes').toBe(/parking/.test(text));
    },
  );

  it.each(['electric,stove', 'hours,gas', 'hours,solar'])('has rooms with several ways at once: %s', (ways) => {
    expect(
      rooms.some(({ amenities }) => [amenities?.heating, amenities?.hotWater].some((each) => each?.join() === ways)),
    ).toBe(true);
  });

  it.each(classTypes)('fills more than one page of %s class', (classType) => {
    const found = available.filter(({ property }) => property.hotel.classType === classType);
    expect(found.length).toBeGreaterThan(pageSize.list);
  });

  it.each(['murree', 'swat', 'hunza'])('fills more than one page of %s', (place) => {
    expect(available.filter(({ places }) => places.includes(place)).length).toBeGreaterThan(pageSize.list);
  });

  it.each([...Object.keys(destinations), 'naran', 'chitral'])('has rooms of every class in %s', (place) => {
    const here = available.filter(({ places }) => places.includes(place));
    expect(new Set(here.map(({ property }) => property.hotel.classType))).toEqual(new Set(classTypes));
  });

  it('fills two pages of the default search, with some over', () => {
    const { classType, minCapacityMembers, maxCapacityMembers, minPrice, maxPrice } = homeSearch.defaults;
    const found = available.filter(
      ({ places, property, capacity, price }) =>
        places.includes('murree') &&
        property.hotel.classType === classType &&
        capacity >= minCapacityMembers &&
        capacity <= maxCapacityMembers &&
        price >= minPrice &&
        price <= maxPrice,
    );
    expect(found.length).toBeGreaterThanOrEqual(19);
    expect(found.length % pageSize.home).not.toBe(0);
  });

  it('knows every town as lying in a place that the site names', () => {
    const named = [...Object.keys(destinations), 'naran', 'chitral'];
    const unknown = rooms.filter(({ places }) => !places.some((place) => named.includes(place)));
    expect(unknown).toEqual([]);
  });

  it('asks whole PKR from 500 to 30,000 a night', () => {
    expect(rooms.filter(({ price }) => !Number.isInteger(price) || price < 500 || price > 30_000)).toEqual([]);
  });

  it('sleeps 1 to 8 guests a room, in no more beds than guests', () => {
    expect(rooms.filter(({ beds, capacity }) => capacity < 1 || capacity > 8 || beds < 1 || beds > capacity)).toEqual(
      [],
    );
  });

  it('has a few rooms that cannot be booked, in no property all of them', () => {
    const share = 1 - available.length / rooms.length;
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.06);
    expect(sampleProperties.filter((property) => property.rooms.every((room) => !room.available))).toEqual([]);
  });

  it('has a house of one room and a hotel of fourteen', () => {
    const sizes = sampleProperties.map((property) => property.rooms.length);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 14]);
  });

  it('gives every property and person its own id, and every room of a property its own number', () => {
    expect(repeated([...sampleProperties, ...samplePeople].map(({ id }) => id))).toEqual([]);
    expect(repeated(rooms.map(({ property, roomNumber }) => `${property.id}#${roomNumber}`))).toEqual([]);
  });

  it('describes every property in its own words', () => {
    expect(repeated(sampleProperties.map(({ hotel }) => hotel.description))).toEqual([]);
    expect(repeated(sampleProperties.map(({ hotel }) => hotel.name))).toEqual([]);
  });

  it('was listed over months, before the day the product opened', () => {
    const instants = sampleProperties.map(({ listedAt }) => listedAt).sort();
    expect(repeated(instants)).toEqual([]);
    expect(instants.at(0)).toMatch(/^2026-05-\d\dT/);
    expect(instants.at(-1)?.localeCompare('2026-11-20')).toBe(-1);
  });
});

describe('sample people', () => {
  it('are a demo traveller, a demo vendor and at least five vendors more', () => {
    const demo = samplePeople.filter(({ password }) => password !== undefined);
    expect(demo.map(({ role, email }) => [role, email])).toEqual([
      ['user', 'traveller@sarai.example'],
      ['vendor', 'vendor@sarai.example'],
    ]);
    expect(samplePeople.filter(({ role }) => role === 'vendor').length).toBeGreaterThanOrEqual(6);
    expect(repeated(samplePeople.map(({ email }) => email))).toEqual([]);
  });

  it('own every property, the demo vendor several', () => {
    const vendors = new Map(samplePeople.filter(({ role }) => role === 'vendor').map((person) => [person.id, person]));
    const owners = sampleProperties.map(({ vendorId }) => vendors.get(vendorId)?.email);
    expect(owners).not.toContain(undefined);
    expect(owners.filter((email) => email === 'vendor@sarai.example').length).toBeGreaterThan(3);
  });
});
