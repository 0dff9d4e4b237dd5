/** Id of the field of a message; a page has one. */
export const messageFieldId = 'message';

/** The field of a message, where one can be written. */
export function messageField(): HTMLElement | null {
  return document.getElementById(messageFieldId);
}
