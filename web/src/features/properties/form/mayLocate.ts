/** Stands in the address of a form that is loaded once more to ask where the browser is. */
const hereMark = '#here';

/** Chromium alone knows of policies, and holds to them. */
interface PolicedDocument {
  featurePolicy?: { allowsFeature(feature: string): boolean };
}

/** Whether the policy with which this page was loaded lets it ask where the browser is. */
export function mayLocate(): boolean {
  return (document as PolicedDocument).featurePolicy?.allowsFeature('geolocation') ?? true;
}

/** Loads the form by its own address, which has the policy for it: it asks by itself then. The draft is kept when a page is left. */
export function locateAfterReload(): void {
  window.location.hash = hereMark;
  window.location.reload();
}

/** Whether this page was loaded to ask, which it is told once. */
export function takeHereMark(): boolean {
  const { hash, pathname, search } = window.location;
  if (hash !== hereMark) return false;
  window.history.replaceState(window.history.state, '', pathname + search);
  return true;
}
