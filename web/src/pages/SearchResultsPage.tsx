export function SearchResultsPage() {
  return null;
}
