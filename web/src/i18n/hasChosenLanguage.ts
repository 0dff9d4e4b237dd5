/** Whether somebody has chosen a language in this browser. */
export function hasChosenLanguage(): boolean {
  return /(?:^|; )language=/.test(document.cookie);
}
