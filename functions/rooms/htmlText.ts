import { isUploaded } from '../../shared/rules/photos.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it stands in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Data for an element that is no script: nothing in it ends the element. */
export function dataElement(attributes: string, data: unknown): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** HTML with a photo in the place of that of a template, or without its picture; sample photos are there in one format alone. */
export function withPhotoIn(html: string, photo: string | undefined, slot: string): string {
  if (photo === undefined) return html.replace(/<picture[^>]*>.*?<\/picture>/s, '');
  const page = isUploaded(photo) ? html : html.replace(/(<picture[^>]*>)<source[^>]*>/, '$1');
  return page.replaceAll(slot, photo);
}

/** What a text of an owner is written in: by most of its letters. */
export function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter));
  return arabic.length > letters.length / 2 ? 'ur' : 'en';
}
