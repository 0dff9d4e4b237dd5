import { readdir } from 'node:fs/promises';
import type { EventFunction } from '../../functions/runtime/onEvent.ts';

/** A function that an event calls. */
export type EventUnit = Awaited<ReturnType<typeof loadEvent>>;

const folder = new URL('../../functions/events/', import.meta.url);

/** Every function of the events folder, with its ports. Their import opens nothing. */
export async function loadEvents(): Promise<EventUnit[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  return Promise.all(files.map(loadEvent));
}

async function loadEvent(file: string) {
  const source = new URL(file, folder);
  const { handler }: { handler: EventFunction } = await import(source.href);
  return {
    name: file.replace(/\.ts$/, ''),
    needs: handler.needs,
    ports: Object.values(handler.ports),
    source: source.pathname,
  };
}
