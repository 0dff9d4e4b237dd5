export function RoomDetailsPage() {
  return null;
}
