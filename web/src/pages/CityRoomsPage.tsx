export function CityRoomsPage() {
  return null;
}
