/**
 * The press that leads into a field with suggestions chooses its text, so that typing replaces it; a second one sets the cursor.
 * The document is asked, and before anybody else: React stops the events of a part that it has not hydrated yet. The home page
 * has the text of this function in its first script, so it uses nothing from outside of itself.
 */
export function chooseTextOnPress(): void {
  let visited: EventTarget | null = null;
  const left = () => {
    visited = null;
  };
  const changed = ({ target }: Event) => {
    visited = target;
  };
  const pressed = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[role=combobox]') || visited === target) return;
    visited = target;
    target.select();
  };
  document.addEventListener('focusout', left, true);
  document.addEventListener('input', changed, true);
  document.addEventListener('click', pressed, true);
}
