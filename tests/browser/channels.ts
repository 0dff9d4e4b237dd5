import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calendar } from '../support/calendars.ts';
import { runFolder, serverPort } from './ports.ts';

/** Names of the platforms in the tests. */
export const channelNames = ['airbnb.example', 'booking.example'] as const;

export const channelPort = serverPort + 5;
export const channelFolder = `${runFolder}-channels`;

/** Tells the product where the platforms are. */
export const networkFile = join(channelFolder, 'network.json');

/** Puts a calendar of events, each as lines, under a name of its own. */
export function putCalendar(name: string, ...events: string[]): void {
  writeFileSync(join(channelFolder, `${name}.ics`), calendar(...events));
}

/** The address of a calendar on a platform. */
export function calendarAt(platform: (typeof channelNames)[number], name: string): string {
  return `https://${platform}/${name}.ics`;
}
