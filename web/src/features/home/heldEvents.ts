/** What was done to the search form after the page was hydrated and before the form's own script was there. */
let held: { submitted?: HTMLFormElement; pressed?: HTMLElement } = {};
let holding: AbortController | undefined;

/** From now on a press of the form's button, or of its field with suggestions, waits for the script. */
export function holdEvents(element: HTMLElement): void {
  holding = new AbortController();
  // Events are caught before they reach React, which stops those of a part that it cannot hydrate yet.
  const options = { capture: true, signal: holding.signal };
  const hold = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !element.contains(target)) return;
    if (target instanceof HTMLFormElement) {
      event.preventDefault();
      held.submitted = target;
    } else if (target.matches('[role=combobox]')) held.pressed = target;
  };
  document.addEventListener('submit', hold, options);
  document.addEventListener('click', hold, options);
}

/** To be called when the script is there: what was held happens now. */
export function repeatHeldEvents(): void {
  const { submitted, pressed } = held;
  holding?.abort();
  held = {};
  if (submitted) submitted.requestSubmit();
  else if (pressed === document.activeElement) pressed?.click();
}
