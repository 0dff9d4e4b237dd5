import type { StageValues } from './stage.ts';

/** The names of a site, its own first. */
export function siteNames({ name, alias }: NonNullable<StageValues['domain']>): string[] {
  return [name, ...(alias === undefined ? [] : [alias])];
}
