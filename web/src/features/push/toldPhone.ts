import { Listeners } from '../../listeners.ts';
import type { Session } from '../../session.ts';
import { readStoredJson, store } from '../../storage.ts';

/** This phone, as the browser remembers that it is told: for which account, under which id, and when the API was told last. */
export interface ToldPhone extends Pick<Session, 'role' | 'id'> {
  phoneId: string;
  /** Names, prices and how messages begin stand in what it shows. */
  shows: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

const listeners = new Listeners();

export const onToldPhone = listeners.add;

/** The phone, where it is told for this session's account; undefined else. */
export function toldPhone({ role, id }: Pick<Session, 'role' | 'id'>): ToldPhone | undefined {
  const told = readStoredJson('toldPhone') as Partial<ToldPhone> | undefined;
  return told?.role === role && told.id === id && told.phoneId ? (told as ToldPhone) : undefined;
}

export function rememberPhone(phone: ToldPhone | undefined): void {
  store({ toldPhone: phone ? JSON.stringify(phone) : null });
  listeners.tell();
}

/** Reasons for which this browser cannot be asked: it knows no push messages, an iPhone knows them on its home screen alone, or its reader has refused them. */
export type PushObstacle = 'unsupported' | 'homeScreen' | 'refused';

/** The reader's answer by now, which can be changed in the browser at any time; undefined where it knows no notifications. */
export function permission(): NotificationPermission | undefined {
  return 'Notification' in window ? Notification.permission : undefined;
}

export function isAllowed(): boolean {
  return permission() === 'granted';
}

export function pushObstacle(): PushObstacle | undefined {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return 'standalone' in navigator ? 'homeScreen' : 'unsupported';
  }
  return permission() === 'denied' ? 'refused' : undefined;
}
