/** What happened to the search form since the page was hydrated and before the form's own script was there. */
let held: { submitted?: HTMLFormElement; pressed?: HTMLElement } = {};
let holding: AbortController | undefined;

/** From now on a press of the form's button, or of its field with suggestions, waits for the script. */
export function holdEvents(element: HTMLElement): void {
  holding = new AbortController();
  const { signal } = holding;
  element.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) held.submitted = event.target;
    },
    { signal },
  );
  element.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches('[role=combobox]')) held.pressed = target;
    },
    { signal },
  );
}

/** To be called when the script is there: what was held happens now. */
export function repeatHeldEvents(): void {
  const { submitted, pressed } = held;
  holding?.abort();
  held = {};
  if (submitted) submitted.requestSubmit();
  else if (pressed === document.activeElement) pressed?.click();
}
