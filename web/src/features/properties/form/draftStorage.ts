import { readStored, store } from '../../../storage.ts';
import type { PropertyDraft } from './propertyDraft.ts';

/** A draft of one form of one vendor. */
export interface DraftPlace {
  vendorId: string;
  /** The property that is edited; undefined for a new one. */
  propertyId?: string | undefined;
}

export interface KeptDraft {
  draft: PropertyDraft;
  /** The property as it was when the edit began, to tell whether it has changed since. */
  basis?: string | undefined;
}

/** What was typed and not yet saved; undefined where there is nothing that this version of the site can read. */
export function readDraft(place: DraftPlace): KeptDraft | undefined {
  const kept = readAll()[nameOf(place)];
  return isKept(kept) ? kept : undefined;
}

export function keepDraft(place: DraftPlace, kept: KeptDraft): void {
  write({ ...readAll(), [nameOf(place)]: kept });
}

export function dropDraft(place: DraftPlace): void {
  const { [nameOf(place)]: _, ...others } = readAll();
  write(others);
}

function nameOf({ vendorId, propertyId = 'new' }: DraftPlace): string {
  return `${vendorId}/${propertyId}`;
}

function readAll(): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(readStored('propertyDrafts') ?? '{}');
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch {
    return {};
  }
}

function write(all: Record<string, unknown>): void {
  store({ propertyDrafts: Object.keys(all).length > 0 ? JSON.stringify(all) : null });
}

function isKept(kept: unknown): kept is KeptDraft {
  if (typeof kept !== 'object' || kept === null || !('draft' in kept)) return false;
  const { draft } = kept;
  return typeof draft === 'object' && draft !== null && 'requestKey' in draft && 'rooms' in draft;
}
