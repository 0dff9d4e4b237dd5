import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { readStoredJson, store } from '../../../storage.ts';
import type { PhotoDraft } from '../../photos/photoDraft.ts';
import type { PropertyDraft } from './propertyDraft.ts';

/** Which form of which vendor a draft belongs to. */
export interface DraftPlace {
  vendorId: string;
  /** The property that is edited; undefined for a new one. */
  propertyId?: string | undefined;
}

export interface StoredDraft {
  draft: PropertyDraft;
  /** The property as it was when the edit began, to tell what has been changed elsewhere since. */
  basis?: string | undefined;
}

/** The stored draft; undefined where there is none that this version of the site can read. */
export function readDraft(place: DraftPlace): StoredDraft | undefined {
  const kept = readAll()[nameOf(place)];
  return isKept(kept) ? kept : undefined;
}

/** The property that a stored draft began from; undefined where none is stored. */
export function readBasis(place: DraftPlace): VendorProperty | undefined {
  try {
    return JSON.parse(readDraft(place)?.basis ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

interface OpenedDraft {
  draft: PropertyDraft;
  /** Photos of a stored draft that had not been uploaded, and are gone with the page that held them. */
  lostPhotos?: number | undefined;
}

/** The stored draft, or else the initial one. */
export function openDraft(place: DraftPlace, initial: () => PropertyDraft): OpenedDraft {
  const kept = readDraft(place);
  if (!kept) return { draft: initial() };
  const kinds = kept.draft.kinds.map((kind) => ({ ...kind, photos: kind.photos.filter(isUploaded) }));
  return { draft: { ...kept.draft, kinds }, lostPhotos: photoCount(kept.draft.kinds) - photoCount(kinds) };
}

function isUploaded({ photoId, imgURL }: PhotoDraft): boolean {
  return photoId !== undefined || imgURL !== undefined;
}

/** Kinds that were copied share their photos. */
function photoCount(kinds: PropertyDraft['kinds']): number {
  return new Set(kinds.flatMap(({ photos }) => photos.map(({ key }) => key))).size;
}

export function keepDraft(place: DraftPlace, kept: StoredDraft): void {
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
  return { ...(readStoredJson('propertyDrafts') ?? {}) };
}

function write(all: Record<string, unknown>): void {
  store({ propertyDrafts: Object.keys(all).length > 0 ? JSON.stringify(all) : null });
}

function isKept(kept: unknown): kept is StoredDraft {
  if (typeof kept !== 'object' || kept === null || !('draft' in kept)) return false;
  const { draft } = kept;
  return typeof draft === 'object' && draft !== null && 'requestKey' in draft && 'kinds' in draft;
}
