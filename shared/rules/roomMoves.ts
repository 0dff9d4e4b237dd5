/** A room as a move compares it: its beds, and the guests that it sleeps. */
interface RoomSize {
  beds: number;
  guests: number;
}

/** Whether a room sleeps fewer guests than another, or has fewer beds. */
export function isSmaller(room: RoomSize, than: RoomSize): boolean {
  return room.guests < than.guests || room.beds < than.beds;
}
