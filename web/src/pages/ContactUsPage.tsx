export function ContactUsPage() {
  return null;
}
