import { tellsOfSomebody } from './offline/cacheNames.ts';

/** Everything that the site stores in the browser, each with its documented key. */
const keys = {
  userId: 'UserloginId',
  userToken: 'UserToken',
  vendorId: 'VendorloginId',
  vendorToken: 'VendorToken',
  vendorStaff: 'VendorStaff',
  userReset: 'userId',
  userResetEmail: 'userEmail',
  vendorReset: 'VendorId',
  vendorResetEmail: 'VendorEmail',
  sentCode: 'sentCode',
  propertyDrafts: 'propertyDrafts',
  bookingDraft: 'bookingDraft',
  waitingRequests: 'waitingRequests',
  unsentMessages: 'unsentMessages',
  messageDrafts: 'messageDrafts',
  profileDraft: 'profileDraft',
  keptRooms: 'keptRooms',
  seenRooms: 'seenRooms',
  toldPhone: 'toldPhone',
  phoneAsked: 'phoneAsked',
} as const;

export type StorageName = keyof typeof keys;

/** In place of a storage that is denied or full: values live as long as the page does. */
const memory = new Map<string, string>();

/** The text that is stored under a name; null when there is none. */
export function readStored(name: StorageName): string | null {
  return attempt(() => localStorage.getItem(keys[name])) ?? memory.get(keys[name]) ?? null;
}

/** The JSON that is stored under a name; undefined for none, and for a text that is no JSON. */
export function readStoredJson(name: StorageName): unknown {
  return attempt(() => JSON.parse(readStored(name) ?? '')) ?? undefined;
}

/** Stores each value under its name; null removes what is there. */
export function store(values: Partial<Record<StorageName, string | null>>): void {
  for (const [name, value] of Object.entries(values) as [StorageName, string | null][]) keep(keys[name], value);
}

/**
 * Empties all of the browser's storage, and the caches of what somebody has looked at. The language and the choice to save
 * data are in cookies, and say nothing about the person who logged out.
 */
export function clearStored(): void {
  attempt(() => void emptyCaches().catch(() => {}));
  memory.clear();
  attempt(() => localStorage.clear());
  attempt(() => sessionStorage.clear());
}

async function emptyCaches(): Promise<void> {
  for (const name of await caches.keys()) if (tellsOfSomebody(name)) await caches.delete(name);
}

function keep(key: string, value: string | null): void {
  memory.delete(key);
  attempt(() => localStorage.removeItem(key));
  if (value === null) return;
  const kept = attempt(() => {
    localStorage.setItem(key, value);
    return true;
  });
  if (!kept) memory.set(key, value);
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
