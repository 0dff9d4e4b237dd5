/** A calendar (RFC 5545) of components, each as lines. */
export function calendar(...components: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...components, 'END:VCALENDAR', ''].join('\n');
}

/** An event with some lines of its own. */
export function event(lines: string, uid = 'one@test'): string {
  return ['BEGIN:VEVENT', `UID:${uid}`, lines, 'END:VEVENT'].join('\n');
}
