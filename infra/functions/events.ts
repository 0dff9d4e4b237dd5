import { readdir } from 'node:fs/promises';
import type { EventFunction, EventNeeds } from '../../functions/runtime/onEvent.ts';
import type { Port } from '../../functions/runtime/ports.ts';

/** A function that an event calls. */
export interface EventUnit {
  name: string;
  needs: EventNeeds;
  ports: readonly Port[];
  /** Absolute path of its source. */
  source: string;
}

const folder = new URL('../../functions/events/', import.meta.url);

/** Every function of the events folder, with its ports. Their import opens nothing. */
export async function loadEvents(): Promise<EventUnit[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  return Promise.all(files.map(loadEvent));
}

async function loadEvent(file: string): Promise<EventUnit> {
  const source = new URL(file, folder);
  const { handler }: { handler: EventFunction } = await import(source.href);
  return {
    name: file.replace(/\.ts$/, ''),
    needs: handler.needs,
    ports: Object.values(handler.ports),
    source: source.pathname,
  };
}
