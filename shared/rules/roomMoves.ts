/** Sides of a booking. */
export const sides = ['guest', 'owner'] as const;

export type Side = (typeof sides)[number];

/**
 * A change of the rooms of a booking, by a channel of its days too: when, an ISO instant, by whom, and as which its mail tells it. A change
 * that was `agreed` one side has proposed, and `by` is the other.
 */
export interface RoomsChange {
  at: string;
  by: Side | 'channel';
  what: 'givenBack' | 'moved' | 'agreed';
}

/** A room as a move compares it: its beds, the guests that it sleeps, and whole PKR a night. */
interface ComparedRoom {
  beds: number;
  guests: number;
  price: number;
}

type RoomSize = Pick<ComparedRoom, 'beds' | 'guests'>;

/** Whether a room sleeps fewer guests than another, or has fewer beds. */
export function isSmaller(room: RoomSize, than: RoomSize): boolean {
  return room.guests < than.guests || room.beds < than.beds;
}

/** Whether a room takes the place of another only with the guest's yes: it is smaller, or dearer. */
export function needsYes(room: ComparedRoom, than: ComparedRoom): boolean {
  return isSmaller(room, than) || room.price > than.price;
}
