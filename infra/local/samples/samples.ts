import { readdir, readFile } from 'node:fs/promises';
import type { Person } from '../../../functions/accounts/signups.ts';
import type { MoneySettings, Property, Room } from '../../../functions/properties/property.ts';
import { aboutUsPicture, type PhotoWidth, photoKey, photoWidths } from '../../../shared/photos/photos.ts';
import type { Role } from '../../../shared/roles.ts';
import money from './money.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import properties from './properties.json' with { type: 'json' };
import rates from './rates.json' with { type: 'json' };
import { ratesOfSample, type SampleRates } from './sampleRates.ts';

export interface SamplePerson extends Person {
  /** ISO instant. */
  signedUpAt: string;
  id: string;
  role: Role;
  /** Of those alone whom a visitor may log in as. */
  password?: string;
}

/** A property as its file has it: a photo for each room, and those that it shows with all of them. */
interface SampleProperty extends Omit<Property, 'rooms'> {
  photos: string[];
  rooms: (Omit<Room, 'id' | 'photos'> & { photo: string })[];
}

/** The owners of the sample properties, and some travellers. */
export const samplePeople = people as readonly SamplePerson[];

const settings = money as unknown as Readonly<Record<string, MoneySettings>>;

/** The sample properties as they are stored; some have rates, and one asks for advances. */
export const sampleProperties: readonly Property[] = (properties as SampleProperty[]).map(
  ({ photos, rooms, ...property }) => {
    const stored = rooms.map(({ photo, ...room }) => ({
      ...room,
      id: `${property.id}-${room.roomNumber}`,
      photos: [photo, ...photos],
    }));
    const named = (rates as unknown as Readonly<Record<string, SampleRates>>)[property.id];
    const sample = { ...property, rooms: stored };
    return { ...sample, ...(named && { rates: ratesOfSample(named, sample) }), ...settings[property.id] };
  },
);

export interface SamplePicture {
  id: string;
  width: PhotoWidth;
  /** Where the photo bucket has it. */
  key: string;
  read(): Promise<Buffer>;
}

const pictures = new URL('pictures/', import.meta.url);

/** Pictures in the photo bucket of a stage beside the photos of rooms. */
export const sitePictures: readonly SamplePicture[] = photoWidths.map((width) => ({
  id: aboutUsPicture,
  width,
  key: photoKey(aboutUsPicture, width),
  read: () => readFile(new URL(`../../pictures/${aboutUsPicture}/${width}.webp`, import.meta.url)),
}));

/** Every file of a picture that sample rooms may show: `pictures/<width>/<photo id>.webp`. */
export async function samplePictures(): Promise<SamplePicture[]> {
  const ofWidths = photoWidths.map(async (width) => {
    const folder = new URL(`${width}/`, pictures);
    return (await readdir(folder)).map((file) => {
      const id = file.replace(/\.webp$/, '');
      return { id, width, key: photoKey(id, width), read: () => readFile(new URL(file, folder)) };
    });
  });
  return (await Promise.all(ofWidths)).flat();
}
