import type { Room } from '../../../../../../shared/contracts/properties.ts';
import { photoIdOf } from '../../../../../../shared/photos/photos.ts';
import { newKey } from '../../../../forms/newKey.ts';
import { amenityTexts } from '../amenityTexts.ts';
import type { KindDraft, RoomDraft } from './kindDraft.ts';

/** Rooms as they are read back, by their kinds: what most rooms of a kind have is the kind's, and the others keep theirs. */
export function kindsOfRooms(rooms: readonly Room[]): KindDraft[] {
  return [...Map.groupBy(rooms, ({ kind }) => kind)].map(([id, alike]) => kindOf(id, alike as [Room, ...Room[]]));
}

function kindOf(id: string, rooms: [Room, ...Room[]]): KindDraft {
  const [{ No_of_beds, membersCapacity, price }] = rooms;
  const photos = commonest(
    rooms.map(photosOf),
    (each) => each.map(({ key }) => key).join(),
    (each) => each.length > 0,
  );
  const amenities = commonAmenities(rooms);
  return {
    key: newKey(),
    id,
    count: String(rooms.length),
    No_of_beds: String(No_of_beds),
    capacity: String(membersCapacity),
    price: String(price),
    rooms: rooms.map((room) => roomOf(room, { photos, amenities })),
    spare: [],
    amenities,
    photos,
  };
}

function roomOf(room: Room, { photos, amenities }: Pick<KindDraft, 'photos' | 'amenities'>): RoomDraft {
  const own = photosOf(room);
  const isOwn = own.map(({ key }) => key).join() !== photos.map(({ key }) => key).join();
  const differing = differences(amenityTexts(room.amenities), amenities);
  return {
    key: newKey(),
    id: room._id,
    roomNumber: String(room.roomNumber),
    availability: room.availability,
    ...(isOwn && { photos: own }),
    ...(Object.keys(differing).length > 0 && { amenities: differing }),
  };
}

function photosOf({ images }: Room): KindDraft['photos'] {
  return images.map(({ imgURL }) => ({ key: photoIdOf(imgURL) ?? imgURL, imgURL }));
}

type Texts = Readonly<Record<string, string | undefined>>;

/** Each answer that most of the rooms have. */
function commonAmenities(rooms: readonly [Room, ...Room[]]): KindDraft['amenities'] {
  const all: Texts[] = rooms.map(({ amenities }) => amenityTexts(amenities));
  const names = [...new Set(all.flatMap((each) => Object.keys(each)))];
  const common = names.map(
    (name) =>
      [
        name,
        commonest(
          all.map((each) => each[name] ?? ''),
          String,
        ),
      ] as const,
  );
  return Object.fromEntries(common.filter(([, value]) => value !== ''));
}

/** Answers of a room that are not those of its kind; one that it does not give is empty. */
function differences(own: Texts, common: Texts): Texts {
  const names = Object.keys({ ...common, ...own });
  const differing = names.filter((name) => (own[name] ?? '') !== (common[name] ?? ''));
  return Object.fromEntries(differing.map((name) => [name, own[name] ?? '']));
}

/** The value that most have, the first of several; one that does not count only where none does. */
function commonest<T>(
  values: readonly T[],
  nameOf: (value: T) => string,
  counts: (value: T) => boolean = () => true,
): T {
  const counted = values.filter(counts);
  const groups = [...Map.groupBy(counted.length > 0 ? counted : values, nameOf).values()];
  return groups.reduce((most, each) => (each.length > most.length ? each : most))[0] as T;
}
