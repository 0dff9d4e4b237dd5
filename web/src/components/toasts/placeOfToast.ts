/** A live region in which the toast of a failed call may stand; `FormAlert` is one. */
const place = '[data-toast-place]';

/**
 * The place of the toast of a call that was made from a control or a form: in the same form, dialog or part of the page. An open dialog
 * makes all behind it unreachable, so that a place in it comes first. There is none for most reads.
 */
export function placeOfToast(near: Element | null | undefined): Element | undefined {
  // A dialog that has closed since gave the focus back to the control that opened it.
  const from = near && !near.isConnected ? document.activeElement : near;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog && !(from && dialog.contains(from))) return seenIn(dialog, place);
  return from ? placeAround(from) : undefined;
}

function placeAround(near: Element): Element | undefined {
  for (let part: Element | null = near; part && !part.matches('main, body'); part = part.parentElement) {
    const found = seenIn(part, part.matches('form, dialog') ? place : `:scope > ${place}`);
    if (found) return found;
  }
  return undefined;
}

function seenIn(part: Element, selector: string): Element | undefined {
  return [...part.querySelectorAll(selector)].find((each) => each.checkVisibility());
}
