/** The country code of Pakistan, which stands in the place of the first zero of its numbers. */
const country = '92';

/** A number as a phone dials it. */
export function dialled(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** A chat with a number in WhatsApp, which wants it with its country code; undefined for what can be no number. */
export function chatWith(number: string): string | undefined {
  const digits = number.replace(/\D/g, '');
  const international = digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, country);
  return international.length < 8 || international.length > 15 ? undefined : `https://wa.me/${international}`;
}
