/** The window gets this event with the id of a part of a prerendered page, `root` for the whole of it, once it answers presses. */
export const answersEvent = 'answers';

export function tellAnswers(part: 'root' | 'home-search'): void {
  dispatchEvent(new CustomEvent(answersEvent, { detail: part }));
}

/**
 * Holds the presses of buttons, of fields with suggestions and of a form until their part of the page answers them, and repeats them
 * then: on a slow line a page is seen seconds before its scripts are there. A press of the other language's name is remembered. Pages
 * have the text of this function in their first script, so it uses nothing from outside of itself.
 * @public to the build
 */
export function holdPresses(): void {
  const waiting = new Set(['home-search', 'root']);
  let held: HTMLElement[] = [];
  let escaped: HTMLElement | undefined;
  const waits = (control: Element) => waiting.has(control.closest('#home-search, #root')?.id ?? '');
  const keepBack = (control: HTMLElement, event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    held.push(control);
  };
  // A text that is typed replaces the proposal; a second press sets the cursor.
  const choose = (field: HTMLInputElement) => {
    escaped = undefined;
    if (held.includes(field)) return;
    if (field.value === field.defaultValue) field.select();
    held.push(field);
  };
  // Escape takes back a press before it, and the suggestions for what was typed.
  const typed = ({ target, key }: KeyboardEvent) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[role=combobox]') || !waits(target)) return;
    escaped = key === 'Escape' ? target : undefined;
    if (escaped && !held.includes(escaped)) held.push(escaped);
  };
  // The page knows the address that it was drawn for, without the list and the part of the page that the reader is at.
  const switchLanguage = (link: HTMLAnchorElement) => {
    const { pathname, search, hash } = location;
    const bare = pathname.replace(/^\/ur(?=\/|$)/i, '');
    const path = link.hreflang === 'en' ? bare || '/' : `/ur${bare}`.replace(/\/$/, '');
    link.href = path + search + hash;
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers of today have the cookie store
    document.cookie = `language=${link.hreflang}; path=/; max-age=31536000; samesite=lax`;
  };
  const pressed = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('a[hreflang], button[type=button], [role=combobox]');
    if (control instanceof HTMLAnchorElement) switchLanguage(control);
    else if (!control || !waits(control)) return;
    else if (control instanceof HTMLInputElement) choose(control);
    else keepBack(control, event);
  };
  const sent = (event: Event) => {
    const form = event.target as HTMLElement;
    // Before the page answers, a form sends itself.
    if (!waiting.has('root') && waits(form)) keepBack(form, event);
  };
  const repeatInField = (field: HTMLInputElement) => {
    if (field === escaped) field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    else if (field === document.activeElement) field.click();
  };
  const repeat = (control: HTMLElement) => {
    if (control instanceof HTMLFormElement) return control.requestSubmit();
    if (control instanceof HTMLInputElement) return repeatInField(control);
    // A page that was made for another address has put its own in the place of it.
    const same = (each: HTMLElement) =>
      each.textContent === control.textContent && each.ariaLabel === control.ariaLabel;
    const all = [...document.querySelectorAll<HTMLElement>('button[type=button]')];
    (control.isConnected ? control : all.find(same))?.click();
  };
  document.addEventListener('click', pressed, true);
  document.addEventListener('keydown', typed, true);
  document.addEventListener('submit', sent, true);
  addEventListener('answers', (event) => {
    waiting.delete((event as CustomEvent<string>).detail);
    const answered = held.filter((control) => !control.isConnected || !waits(control));
    held = held.filter((control) => !answered.includes(control));
    // React renders after an event: each press is one of the page that the press before has made.
    answered.forEach((control, at) => void setTimeout(repeat, at, control));
  });
}
