import { language } from 'virtual:sarai-language';

/** The comma between the parts of a list, with the space behind it. */
export const comma = language === 'ur' ? '، ' : ', ';

/** The parts of a list, or of an address, in one line. */
export function listed(parts: readonly string[]): string {
  return parts.join(comma);
}
