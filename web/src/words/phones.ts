/**
 * A phone number as it is kept, written to be read: 0300 1234567, and +44... for one that is dialled with 00. Any other
 * stays as it is.
 */
export function formatPhone(digits: string): string {
  return digits.replace(/^(03\d\d)(\d{7})$/, '$1 $2').replace(/^00(?=[1-9])/, '+');
}
