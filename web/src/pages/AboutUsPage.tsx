export function AboutUsPage() {
  return null;
}
