import { type WishesOfStay, writeWishes } from '../../../../shared/addresses/roomsInAddress.ts';
import { photoIdOf } from '../../../../shared/photos/photos.ts';
import { inReadersWords } from '../../words/hotels.ts';

/** The data of a small card. The browser stores it, so that the card needs no call of the API. */
export interface RoomBrief {
  /** Of the property. */
  _id: string;
  /** The room's number. */
  room: number;
  name: string;
  place: string;
  /** Whole PKR a night, when it was looked at; `isFrom` where it is the lowest of the next nights. */
  price: number;
  isFrom?: true | undefined;
  /** Whole PKR of the stay of its wishes, when it was looked at. */
  total?: number | undefined;
  photo?: string | undefined;
  /** The wishes for which it was found, as the address of its page has them. */
  wishes?: string | undefined;
}

/** A card of a list, or the details of a room: the first room is the one that is meant. */
export interface RoomRecord {
  _id: string;
  Location: string;
  hotels: readonly {
    name: string;
    urduName?: string | undefined;
    rooms: readonly {
      roomNumber: number;
      price: number;
      from?: number | undefined;
      images: readonly { imgURL: string }[];
    }[];
  }[];
  /** Whole PKR of the stay for which it was found. */
  total?: number | undefined;
}

/** The brief of the room with that number, or else of the first; undefined for a record without rooms. */
export function briefOf(
  { _id, Location: place, hotels, total }: RoomRecord,
  { number, wishes = {} }: { number?: number | undefined; wishes?: WishesOfStay } = {},
): RoomBrief | undefined {
  const [told] = hotels;
  const hotel = told && inReadersWords(told);
  const room = hotel?.rooms.find(({ roomNumber }) => roomNumber === number) ?? hotel?.rooms[0];
  if (!hotel || !room) return undefined;
  const { roomNumber, from, images } = room;
  const priced = { price: from ?? room.price, ...(from !== undefined && { isFrom: true as const }) };
  const brief = { _id, room: roomNumber, name: hotel.name, place, ...priced, photo: images[0]?.imgURL };
  const text = writeWishes(wishes);
  return text === '' ? brief : { ...brief, ...(total !== undefined && { total }), wishes: text };
}

/** Whether what was stored is such a brief; a photo's address must be one of ours. */
export function isBrief(stored: unknown): stored is RoomBrief {
  if (typeof stored !== 'object' || stored === null) return false;
  const { _id, room, name, place, price, total = 0, photo, wishes = '' } = stored as Record<string, unknown>;
  const texts = [_id, name, place, wishes].every((each) => typeof each === 'string');
  const numbers = [room, price, total].every((each) => Number.isSafeInteger(each));
  return texts && numbers && (photo === undefined || (typeof photo === 'string' && photoIdOf(photo) !== undefined));
}
