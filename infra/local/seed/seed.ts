import type { Property } from '../../../functions/properties/property.ts';
import { sampleProperties } from './catalogue.ts';
import { type DrawPhoto, drawPhoto, drawPhotos, type PutPhoto } from './drawPhotos.ts';
import { type SeedPerson, samplePeople } from './people.ts';
import type { SeedProperty } from './seedProperty.ts';

export type SeedPorts = {
  saveVendor(vendor: SeedPerson): Promise<void>;
  saveProperty(property: Property): Promise<void>;
  putPhoto: PutPhoto;
  /** Writes what tells the next start that the samples are complete. Called last, and only when all else is stored. */
  markComplete(): Promise<void>;
  /** Takes one sentence of progress. */
  report(sentence: string): void;
};

/**
 * Stores the sample people, pictures and properties. Everything has the same id and content in every run, so that
 * after a crash at any step another run completes the work. A property is saved after its pictures are there.
 */
export async function seed(ports: SeedPorts, draw: DrawPhoto = drawPhoto): Promise<void> {
  const properties = sampleProperties();
  const vendors = samplePeople().filter(({ role }) => role === 'vendor');
  await Promise.all(vendors.map((vendor) => ports.saveVendor(vendor)));
  const photos = properties.flatMap(({ rooms }) => rooms.flatMap((room) => room.photos));
  await drawPhotos(photos, ports, draw);
  for (const property of properties) await ports.saveProperty(recordOf(property));
  await ports.markComplete();
  const rooms = properties.reduce((sum, property) => sum + property.rooms.length, 0);
  ports.report(`Stored ${properties.length} sample properties with ${rooms} rooms.`);
}

function recordOf(property: SeedProperty): Property {
  const rooms = property.rooms.map((room) => ({ ...room, photos: room.photos.map(({ id }) => id) }));
  return { ...property, rooms };
}
