/**
 * A number as it is dialled from everywhere, digits alone: `03001234567` is one of Pakistan, and so is
 * `3001234567`; `00` is before the number of another country. A number too short to dial from abroad gives undefined.
 */
function international(number: string): string | undefined {
  const digits = number.replace(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return `92${digits.slice(1)}`;
  if (/^3\d{9}$/.test(digits)) return `92${digits}`;
  return digits.length >= 10 ? digits : undefined;
}

/** The address that calls a number; undefined for none. */
export function callLink(number: string): string | undefined {
  const dialled = international(number);
  if (dialled !== undefined) return `tel:+${dialled}`;
  return /\d/.test(number) ? `tel:${number.replace(/\D/g, '')}` : undefined;
}

/** The address that opens a chat with a number in WhatsApp, with a message that can still be changed; undefined where it can have none. */
export function whatsAppLink(number: string, message = ''): string | undefined {
  const dialled = international(number);
  const query = message && `?text=${encodeURIComponent(message)}`;
  return dialled === undefined ? undefined : `https://wa.me/${dialled}${query}`;
}
