/** The path of a request without its query, as it was sent. */
export function pathOf(url: string | undefined): string {
  return (url ?? '/').split('?', 1)[0] || '/';
}

/** The same decoded, or undefined when its percent signs encode nothing. */
export function decodedPathOf(url: string | undefined): string | undefined {
  try {
    return decodeURIComponent(pathOf(url));
  } catch {
    return undefined;
  }
}
