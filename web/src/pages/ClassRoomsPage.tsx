export function ClassRoomsPage() {
  return null;
}
